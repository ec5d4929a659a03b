// Sounds of a game, made by the browser's synthesizer: a tap for each move, three rising tones for a win, one low for a
// loss.

export type Sound = "yourMove" | "reply" | "won" | "lost";

interface Tone {
  /** Frequency in Hz. */
  frequency: number;
  /** Start and length in s. */
  at: number;
  length: number;
}

const tones: Record<Sound, readonly Tone[]> = {
  yourMove: [{frequency: 440, at: 0, length: 0.09}],
  reply: [{frequency: 330, at: 0, length: 0.09}],
  won: [
    {frequency: 523, at: 0.1, length: 0.16},
    {frequency: 659, at: 0.24, length: 0.16},
    {frequency: 784, at: 0.38, length: 0.4},
  ],
  lost: [{frequency: 196, at: 0.1, length: 0.4}],
};
const loudness = 0.12;

let context: AudioContext | null = null;

/** Plays a sound; silent where the browser has no synthesizer or does not allow it yet. */
export async function playSound(sound: Sound) {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  await context.resume();
  for (const {frequency, at, length} of tones[sound]) {
    const start = context.currentTime + at;
    const [oscillator, gain] = [context.createOscillator(), context.createGain()];
    oscillator.type = "triangle";
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(loudness, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + length);
  }
}
