// SVG of the marks of a figure that needs no style sheet.
import type {Palette} from "./paint";
import {type Mark, textSize} from "./picture";
import {dotSizeOf, shadeOf} from "./raster";

const escapes: Record<string, string> = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"};
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
const rounded = (n: number) => String(Math.round(n * 100) / 100);

export function svgOf(
  marks: Mark[],
  palette: Palette,
  title: string,
  {width, height}: {width: number; height: number},
): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${escaped(palette.font)}" font-size="${textSize}">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="${palette.paper}"/>`,
    ...marks.map((mark) => elementOf(mark, palette)),
    "</svg>\n",
  ].join("\n");
}

function elementOf(mark: Mark, palette: Palette): string {
  switch (mark.mark) {
    case "rect": {
      const [x, y, width, height] = [mark.x, mark.y, mark.width, mark.height].map(rounded);
      return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${palette[mark.ink]}"/>`;
    }
    case "line":
      return `<polyline points="${mark.points.map(rounded).join(" ")}" fill="none" stroke="${palette[mark.ink]}" stroke-width="${mark.width}"/>`;
    case "disc": {
      const [fill, stroke] = mark.hollow ? [palette.paper, palette[mark.ink]] : [palette[mark.ink], "none"];
      return `<circle cx="${rounded(mark.x)}" cy="${rounded(mark.y)}" r="${rounded(mark.r)}" fill="${fill}" stroke="${stroke}" stroke-width="1.5"/>`;
    }
    case "diamond": {
      const r = rounded(mark.r);
      return `<path d="M${rounded(mark.x)} ${rounded(mark.y - mark.r)}l${r} ${r}l-${r} ${r}l-${r} -${r}z" fill="${palette.orange}"/>`;
    }
    case "cross": {
      const [x, y, size] = [mark.x - mark.r, mark.y - mark.r, 2 * mark.r].map(rounded);
      return `<path d="M${x} ${y}l${size} ${size}m0 -${size}l-${size} ${size}" stroke="${palette[mark.ink]}" stroke-width="1.5"/>`;
    }
    case "text":
      return `<text x="${rounded(mark.x)}" y="${rounded(mark.y)}" fill="${palette[mark.ink]}" text-anchor="${mark.anchor}">${escaped(mark.text)}</text>`;
    case "raster":
      return rasterElements(mark, palette.ink);
  }
}

const shades = 8;

/** Draws runs of equally dark columns in each row, with one path for each of a few shades. */
function rasterElements({raster, x, y, width, height, tall}: Mark & {mark: "raster"}, ink: string): string {
  const {columns, rows, counts, heaps} = raster;
  const step = width / columns;
  const dotSize = dotSizeOf(raster);
  const paths: string[] = Array(shades + 1).fill("");
  for (let row = 0; row < rows; row++) {
    const line = rounded(y + height - ((row + 0.5) * height) / rows);
    const shadeAt = (column: number) => Math.round(shadeOf(counts[column * rows + row] ?? 0, heaps) * shades);
    for (let from = 0, until = 0; from < columns; from = until) {
      const level = shadeAt(from);
      for (until = from + 1; until < columns && shadeAt(until) === level; ) until++;
      if (level > 0)
        paths[level] += `M${rounded(x + from * step)} ${line}h${rounded((until - from - 1 + dotSize) * step)}`;
    }
  }
  return paths
    .flatMap((path, level) =>
      path
        ? [
            `<path d="${path}" stroke="${ink}" stroke-width="${Math.max(tall, dotSize)}" stroke-opacity="${level / shades}"/>`,
          ]
        : [],
    )
    .join("\n");
}
