// Sequence played as notes: a value is a degree of the major pentatonic scale, five to the octave.
import type {Values} from "./period";

const degrees = [0, 2, 4, 7, 9];
/** Lowest pitch in Hz, and octaves before pitches repeat. */
const [lowestPitch, octaves] = [196, 5];
/** All three in seconds. */
const [noteInterval, noteLength, lookahead] = [0.11, 0.16, 0.25];

function pitchOf(value: number): number {
  const degree = value % (degrees.length * octaves);
  const semitones = 12 * Math.floor(degree / degrees.length) + (degrees[degree % degrees.length] ?? 0);
  return lowestPitch * 2 ** (semitones / 12);
}

interface Performance {
  values: Values;
  from: number;
  until: number;
  isRare(value: number): boolean;
  /** Gets the heap that is playing; null at the end. */
  onNote(n: number | null): void;
}

/** Plays to the end, or until the returned function is called. */
export function perform({values, from, until, isRare, onNote}: Performance): () => void {
  const audio = new AudioContext();
  const startTime = audio.currentTime + 0.05;
  let next = from;
  const timer = setInterval(() => {
    const {currentTime} = audio;
    for (; next <= until && startTime + (next - from) * noteInterval < currentTime + lookahead; next++)
      playNote(audio, startTime + (next - from) * noteInterval, values[next] ?? 0, isRare(values[next] ?? 0));
    const soundingHeap = from + Math.floor((currentTime - startTime) / noteInterval);
    if (soundingHeap > until) stop();
    else if (soundingHeap >= from) onNote(soundingHeap);
  }, 40);
  function stop() {
    clearInterval(timer);
    void audio.close();
    onNote(null);
  }
  return stop;
}

function playNote(audio: AudioContext, time: number, value: number, isSharp: boolean) {
  const [voice, volume] = [audio.createOscillator(), audio.createGain()];
  voice.type = isSharp ? "sawtooth" : "triangle";
  voice.frequency.value = pitchOf(value);
  volume.gain.setValueAtTime(0, time);
  volume.gain.linearRampToValueAtTime(isSharp ? 0.1 : 0.18, time + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.001, time + noteLength);
  voice.connect(volume).connect(audio.destination);
  voice.start(time);
  voice.stop(time + noteLength);
}
