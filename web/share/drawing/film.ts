// GIF of a series of pictures. A frame after the first contains only what has changed and is transparent elsewhere,
// which keeps long games small.
import {importWithRetry} from "../../delivery/late";
import type {Size} from "./bitmap";

export interface Frame {
  pixels: Uint8ClampedArray;
  /** Time that the frame is shown, in milliseconds. */
  delay: number;
}

const colours = 63;
const format = "rgb565";

/** Returns the pixels that differ from the previous frame; all others are transparent. */
export function changes(previous: Uint8Array, current: Uint8Array, transparent: number): Uint8Array {
  return current.map((colour, i) => (colour === previous[i] ? transparent : colour));
}

/** Creates a GIF. The colours of the samples serve for all frames, as a game is drawn with few colours. */
export async function createFilm({width, height}: Size, samples: readonly Uint8ClampedArray[]) {
  const {GIFEncoder, quantize, applyPalette} = await importWithRetry(() => import("gifenc"));
  const allPixels = new Uint8ClampedArray(samples.reduce((sum, sample) => sum + sample.length, 0));
  let from = 0;
  for (const sample of samples) {
    allPixels.set(sample, from);
    from += sample.length;
  }
  const palette = quantize(allPixels, colours, {format});
  const transparent = palette.length;
  const gif = GIFEncoder();
  let previous: Uint8Array | null = null;
  return {
    add({pixels, delay}: Frame) {
      const current = applyPalette(pixels, palette, format);
      if (previous)
        gif.writeFrame(changes(previous, current, transparent), width, height, {
          ...transparentFrame(transparent),
          delay,
        });
      else gif.writeFrame(current, width, height, {palette: [...palette, [0, 0, 0]], dispose: 1, repeat: 0, delay});
      previous = current;
    },
    finish() {
      gif.finish();
      return gif.bytes();
    },
  };
}

const transparentFrame = (index: number) => ({transparent: true, transparentIndex: index, dispose: 1});
