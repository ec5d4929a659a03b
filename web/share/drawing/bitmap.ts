// SVG as pixels. The picture comes by a data: address, which the policy of the page allows.

export interface Size {
  width: number;
  height: number;
}

/** Of a canvas, beyond which browsers begin to refuse. */
const most = {side: 8192, area: 16_000_000};

/** As large as is wanted, and no larger than can be. */
export const fitting = ({width, height}: Size, scale: number, area = most.area) =>
  Math.min(scale, most.side / width, most.side / height, Math.sqrt(area / (width * height)));

export const pixels = ({width, height}: Size, scale: number): Size => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
});

async function loaded(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** A canvas for pictures of one size, each put over the one before. */
export function easel(size: Size) {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, size);
  const sheet = canvas.getContext("2d", {willReadFrequently: true});
  if (!sheet) throw new Error("no canvas");
  return {
    canvas,
    async show(svg: string) {
      const image = await loaded(svg);
      sheet.clearRect(0, 0, size.width, size.height);
      sheet.drawImage(image, 0, 0, size.width, size.height);
    },
    read: () => sheet.getImageData(0, 0, size.width, size.height).data,
  };
}

export async function pngOf(svg: string, size: Size): Promise<Blob> {
  const {canvas, show} = easel(size);
  await show(svg);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}
