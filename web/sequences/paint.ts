// Painter of marks on a canvas, in the colours of the page.
import {type Ink, inks, type Mark, textSize} from "./picture";
import {dotSizeOf, type Raster, shadeOf} from "./raster";

export type Palette = Record<Ink, string> & {font: string};

/** Returns the colours and the font that apply at `element` in the current theme. */
export function paletteAt(element: Element): Palette {
  const probe = document.createElement("span");
  element.append(probe);
  const colours = inks.map((ink) => {
    probe.style.color = `var(--${ink})`;
    return [ink, getComputedStyle(probe).color];
  });
  const font = getComputedStyle(probe).fontFamily;
  probe.remove();
  return {...(Object.fromEntries(colours) as Record<Ink, string>), font};
}

export function paint(
  canvas: HTMLCanvasElement,
  marks: Mark[],
  palette: Palette,
  {width, height}: {width: number; height: number},
) {
  const ratio = devicePixelRatio || 1;
  const [pixelWidth, pixelHeight] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== pixelWidth || canvas.height !== pixelHeight)
    Object.assign(canvas, {width: pixelWidth, height: pixelHeight});
  const pen = canvas.getContext("2d");
  if (!pen) return;
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  pen.fillStyle = palette.paper;
  pen.fillRect(0, 0, width, height);
  pen.font = `${textSize}px ${palette.font}`;
  for (const mark of marks) paintMark(pen, mark, palette);
}

function paintMark(pen: CanvasRenderingContext2D, mark: Mark, palette: Palette) {
  if (mark.mark === "raster") return paintRaster(pen, mark, palette);
  pen.fillStyle = pen.strokeStyle = palette[mark.mark === "diamond" ? "orange" : mark.ink];
  if (mark.mark === "rect") return pen.fillRect(mark.x, mark.y, mark.width, mark.height);
  if (mark.mark === "text") {
    pen.textAlign = ({start: "left", middle: "center", end: "right"} as const)[mark.anchor];
    return pen.fillText(mark.text, mark.x, mark.y);
  }
  pen.beginPath();
  if (mark.mark === "line") {
    pen.lineWidth = mark.width;
    for (let i = 0; i < mark.points.length; i += 2) pen.lineTo(mark.points[i] ?? 0, mark.points[i + 1] ?? 0);
    return pen.stroke();
  }
  const {x, y, r} = mark;
  if (mark.mark === "cross") {
    pen.lineWidth = 1.5;
    for (const [dx, dy] of [
      [1, 1],
      [1, -1],
    ] as const) {
      pen.moveTo(x - r * dx, y - r * dy);
      pen.lineTo(x + r * dx, y + r * dy);
    }
    return pen.stroke();
  }
  if (mark.mark === "diamond") {
    for (const [dx, dy] of [
      [0, -r],
      [r, 0],
      [0, r],
      [-r, 0],
    ] as const)
      pen.lineTo(x + dx, y + dy);
    return pen.fill();
  }
  pen.arc(x, y, r, 0, 2 * Math.PI);
  if (!mark.hollow) return pen.fill();
  pen.lineWidth = 1.5;
  pen.fillStyle = palette.paper;
  pen.fill();
  pen.stroke();
}

const rasterCanvas = typeof document === "undefined" ? null : document.createElement("canvas");
let rasterImage: ImageData | null = null;

function paintRaster(
  pen: CanvasRenderingContext2D,
  {raster, x, y, width, height, tall}: Mark & {mark: "raster"},
  palette: Palette,
) {
  const rasterContext = rasterCanvas?.getContext("2d");
  if (!rasterCanvas || !rasterContext) return;
  const imageHeight = Math.round(height);
  if (rasterImage?.width === raster.columns && rasterImage.height === imageHeight) rasterImage.data.fill(0);
  else {
    Object.assign(rasterCanvas, {width: raster.columns, height: imageHeight});
    rasterImage = rasterContext.createImageData(raster.columns, imageHeight);
  }
  drawCells(raster, rasterImage.data, imageHeight, tall, rgbOf(palette.ink));
  rasterContext.putImageData(rasterImage, 0, 0);
  pen.imageSmoothingEnabled = false;
  pen.drawImage(rasterCanvas, x, y, width, height);
}

const rgbOf = (colour: string) => (colour.match(/[\d.]+/g) ?? ["0", "0", "0"]).slice(0, 3).map(Number);

function drawCells(raster: Raster, data: Uint8ClampedArray, imageHeight: number, tall: number, rgb: number[]) {
  const {columns, rows, counts, heaps} = raster;
  const pixels = new Uint32Array(data.buffer);
  const dotWidth = dotSizeOf(raster);
  const dotHeight = Math.max(tall, dotWidth);
  const [r = 0, g = 0, b = 0] = rgb;
  // Little-endian, as on every machine that runs WebAssembly: alpha above blue, green, red.
  const colour = (b << 16) | (g << 8) | r;
  const pixelByCount = Uint32Array.from(
    {length: Math.ceil(heaps) + 2},
    (_, count) => (Math.round(shadeOf(count, heaps) * 255) << 24) | colour,
  );
  const tops = Int32Array.from({length: rows}, (_, row) => {
    const middle = imageHeight - ((row + 0.5) * imageHeight) / rows;
    return Math.min(imageHeight - dotHeight, Math.max(0, Math.round(middle - dotHeight / 2)));
  });
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const count = counts[column * rows + row] as number;
      if (count === 0) continue;
      const top = tops[row] as number;
      const pixel = pixelByCount[Math.min(count, pixelByCount.length - 1)] as number;
      const until = Math.min(columns, column + dotWidth);
      for (let y = top; y < top + dotHeight; y++)
        for (let x = column; x < until; x++) {
          const index = y * columns + x;
          // The darker of two overlapping dots stays; they differ only in alpha.
          if ((pixels[index] as number) < pixel) pixels[index] = pixel;
        }
    }
  }
}
