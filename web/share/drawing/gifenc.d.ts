// Types of the part of gifenc that is used here; the package has none.
declare module "gifenc" {
  type Palette = number[][];

  interface FrameOptions {
    /** Palette of all frames, if given with the first. */
    palette?: Palette;
    /** In milliseconds. */
    delay?: number;
    transparent?: boolean;
    transparentIndex?: number;
    /** 1 leaves the frame in place under the next one. */
    dispose?: number;
    /** 0 repeats for ever. */
    repeat?: number;
  }

  export function GIFEncoder(): {
    writeFrame(index: Uint8Array, width: number, height: number, options?: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  };
  export function quantize(
    pixels: Uint8ClampedArray | Uint8Array,
    maxColors: number,
    options?: {format?: "rgb565"},
  ): Palette;
  export function applyPalette(pixels: Uint8ClampedArray, palette: Palette, format?: "rgb565"): Uint8Array;
}
