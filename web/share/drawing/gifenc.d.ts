// The part of gifenc that is used; it comes without types.
declare module "gifenc" {
  type Palette = number[][];

  interface FrameOptions {
    /** Of all frames, where it stands in the first. */
    palette?: Palette;
    /** In milliseconds. */
    delay?: number;
    transparent?: boolean;
    transparentIndex?: number;
    /** 1 leaves the frame standing under the next. */
    dispose?: number;
    /** 0 is for ever. */
    repeat?: number;
  }

  export function GIFEncoder(): {
    writeFrame(index: Uint8Array, width: number, height: number, options?: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  };
  export function quantize(
    pixels: Uint8ClampedArray | Uint8Array,
    most: number,
    options?: {format?: "rgb565"},
  ): Palette;
  export function applyPalette(pixels: Uint8ClampedArray, palette: Palette, format?: "rgb565"): Uint8Array;
}
