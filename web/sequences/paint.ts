// Marks painted on a canvas, in the colours of the page.
import {type Ink, inks, type Mark, textSize} from "./picture";
import {blotOf, type Raster, shadeOf} from "./raster";

export type Palette = Record<Ink, string> & {font: string};

/** The colours as they are at `element`, whatever the theme. */
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
  const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== wide || canvas.height !== high) Object.assign(canvas, {width: wide, height: high});
  const pen = canvas.getContext("2d");
  if (!pen) return;
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  pen.fillStyle = palette.paper;
  pen.fillRect(0, 0, width, height);
  pen.font = `${textSize}px ${palette.font}`;
  for (const mark of marks) paintOne(pen, mark, palette);
}

function paintOne(pen: CanvasRenderingContext2D, mark: Mark, palette: Palette) {
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

const sheet = typeof document === "undefined" ? null : document.createElement("canvas");
let image: ImageData | null = null;

function paintRaster(
  pen: CanvasRenderingContext2D,
  {raster, x, y, width, height, tall}: Mark & {mark: "raster"},
  palette: Palette,
) {
  const brush = sheet?.getContext("2d");
  if (!sheet || !brush) return;
  const high = Math.round(height);
  if (image?.width === raster.columns && image.height === high) image.data.fill(0);
  else {
    Object.assign(sheet, {width: raster.columns, height: high});
    image = brush.createImageData(raster.columns, high);
  }
  stamp(raster, image.data, high, tall, rgbOf(palette.ink));
  brush.putImageData(image, 0, 0);
  pen.imageSmoothingEnabled = false;
  pen.drawImage(sheet, x, y, width, height);
}

const rgbOf = (colour: string) => (colour.match(/[\d.]+/g) ?? ["0", "0", "0"]).slice(0, 3).map(Number);

function stamp(raster: Raster, image: Uint8ClampedArray, high: number, tall: number, rgb: number[]) {
  const {columns, rows, counts, heaps} = raster;
  const whole = new Uint32Array(image.buffer);
  const wide = blotOf(raster);
  const thick = Math.max(tall, wide);
  const [r = 0, g = 0, b = 0] = rgb;
  // Little-endian, as every machine that runs WebAssembly is: alpha above blue, green, red.
  const colour = (b << 16) | (g << 8) | r;
  const pixels = Uint32Array.from(
    {length: Math.ceil(heaps) + 2},
    (_, count) => (Math.round(shadeOf(count, heaps) * 255) << 24) | colour,
  );
  const tops = Int32Array.from({length: rows}, (_, row) => {
    const middle = high - ((row + 0.5) * high) / rows;
    return Math.min(high - thick, Math.max(0, Math.round(middle - thick / 2)));
  });
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const count = counts[column * rows + row] as number;
      if (count === 0) continue;
      const top = tops[row] as number;
      const pixel = pixels[Math.min(count, pixels.length - 1)] as number;
      const until = Math.min(columns, column + wide);
      for (let line = top; line < top + thick; line++)
        for (let x = column; x < until; x++) {
          const at = line * columns + x;
          // Where two meet, the darker one stays: they differ in alpha only.
          if ((whole[at] as number) < pixel) whole[at] = pixel;
        }
    }
  }
}
