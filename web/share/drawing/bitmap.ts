// Bitmaps of SVG. Images are loaded from data: URLs, which the policy of the page allows.

export interface Size {
  width: number;
  height: number;
}

/** Limits of a canvas, in px and in px², above which browsers begin to refuse. */
const canvasLimits = {side: 8192, area: 16_000_000};

/** Returns the greatest scale up to the given one at which the picture fits. */
export const fittingScale = ({width, height}: Size, scale: number, area = canvasLimits.area) =>
  Math.min(scale, canvasLimits.side / width, canvasLimits.side / height, Math.sqrt(area / (width * height)));

export const pixelSize = ({width, height}: Size, scale: number): Size => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
});

async function loadImage(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** Creates a canvas for pictures of one size, each of which replaces the last. */
export function createCanvas(size: Size) {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, size);
  const context = canvas.getContext("2d", {willReadFrequently: true});
  if (!context) throw new Error("no canvas");
  return {
    canvas,
    async show(svg: string) {
      const image = await loadImage(svg);
      context.clearRect(0, 0, size.width, size.height);
      context.drawImage(image, 0, 0, size.width, size.height);
    },
    read: () => context.getImageData(0, 0, size.width, size.height).data,
  };
}

export async function pngOf(svg: string, size: Size): Promise<Blob> {
  const {canvas, show} = createCanvas(size);
  await show(svg);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}
