// Pictures one after the other as a GIF. A frame after the first says only what has changed, the rest is see-through: that is what
// keeps a long game short.
import {imported} from "../../delivery/late";
import type {Size} from "./bitmap";

export interface Frame {
  pixels: Uint8ClampedArray;
  /** How long it stands, in milliseconds. */
  delay: number;
}

const colours = 63;
const format = "rgb565";

/** Where a frame is as the one before, nothing is painted. */
export function changes(before: Uint8Array, now: Uint8Array, nothing: number): Uint8Array {
  return now.map((colour, i) => (colour === before[i] ? nothing : colour));
}

/** Colours of the first pictures serve for all: a game is drawn with few. */
export async function createFilm({width, height}: Size, samples: readonly Uint8ClampedArray[]) {
  const {GIFEncoder, quantize, applyPalette} = await imported(() => import("gifenc"));
  const all = new Uint8ClampedArray(samples.reduce((sum, sample) => sum + sample.length, 0));
  let from = 0;
  for (const sample of samples) {
    all.set(sample, from);
    from += sample.length;
  }
  const palette = quantize(all, colours, {format});
  const nothing = palette.length;
  const gif = GIFEncoder();
  let before: Uint8Array | null = null;
  return {
    add({pixels, delay}: Frame) {
      const now = applyPalette(pixels, palette, format);
      if (before) gif.writeFrame(changes(before, now, nothing), width, height, {...seeThrough(nothing), delay});
      else gif.writeFrame(now, width, height, {palette: [...palette, [0, 0, 0]], dispose: 1, repeat: 0, delay});
      before = now;
    },
    finish() {
      gif.finish();
      return gif.bytes();
    },
  };
}

const seeThrough = (index: number) => ({transparent: true, transparentIndex: index, dispose: 1});
