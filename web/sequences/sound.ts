// The sequence as notes: a value is a degree of the major pentatonic scale, five to the octave.
import type {Values} from "./period";

const degrees = [0, 2, 4, 7, 9];
const [lowest, octaves] = [196, 5];
const [apart, long, ahead] = [0.11, 0.16, 0.25];

function pitchOf(value: number): number {
  const degree = value % (degrees.length * octaves);
  const semitones = 12 * Math.floor(degree / degrees.length) + (degrees[degree % degrees.length] ?? 0);
  return lowest * 2 ** (semitones / 12);
}

interface Performance {
  values: Values;
  from: number;
  until: number;
  isRare(value: number): boolean;
  /** The heap that sounds; null at the end. */
  onNote(n: number | null): void;
}

/** Plays until the end, or until it is told to stop. */
export function perform({values, from, until, isRare, onNote}: Performance): () => void {
  const audio = new AudioContext();
  const begun = audio.currentTime + 0.05;
  let next = from;
  const timer = setInterval(() => {
    const {currentTime} = audio;
    for (; next <= until && begun + (next - from) * apart < currentTime + ahead; next++)
      sound(audio, begun + (next - from) * apart, values[next] ?? 0, isRare(values[next] ?? 0));
    const heard = from + Math.floor((currentTime - begun) / apart);
    if (heard > until) stop();
    else if (heard >= from) onNote(heard);
  }, 40);
  function stop() {
    clearInterval(timer);
    void audio.close();
    onNote(null);
  }
  return stop;
}

function sound(audio: AudioContext, at: number, value: number, isSharp: boolean) {
  const [voice, volume] = [audio.createOscillator(), audio.createGain()];
  voice.type = isSharp ? "sawtooth" : "triangle";
  voice.frequency.value = pitchOf(value);
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(isSharp ? 0.1 : 0.18, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.001, at + long);
  voice.connect(volume).connect(audio.destination);
  voice.start(at);
  voice.stop(at + long);
}
