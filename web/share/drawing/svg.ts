// SVG of a drawing, without style, id or script, so that it depends on nothing else. It is kept short, as it stands
// within the text of posts.
import {type Drawing, type Face, type Group, grouped, type Paint, type Shape} from "./drawing";
import type {Segment} from "./path-data";

export const escapeXml = (text: string) =>
  text.replace(/[&"<>]/g, (c) => ({"&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;"})[c] ?? c);

/** Rounds to a tenth of a px; the rest is invisible. */
const n = (x: number) => String(Math.round(x * 10) / 10 || 0);

type Attributes = Record<string, string | null>;

const attributesText = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => (value === null ? "" : ` ${name}="${escapeXml(value)}"`))
    .join("");

const paintOf = ({fill, stroke, width, dash, isRound, opacity}: Paint, isText: boolean): Attributes => ({
  fill,
  stroke,
  "stroke-width": stroke && width !== 1 ? n(width) : null,
  "stroke-dasharray": stroke && dash.length > 0 ? dash.map(n).join(" ") : null,
  "stroke-linecap": stroke && isRound ? "round" : null,
  "paint-order": stroke && isText ? "stroke" : null,
  opacity: opacity < 1 ? String(Math.round(opacity * 100) / 100) : null,
});

const faceOf = ({size, isItalic, anchor}: Face): Attributes => ({
  "font-size": n(size),
  "font-style": isItalic ? "italic" : null,
  "text-anchor": anchor === "start" ? null : anchor,
});

function dataOf(segments: readonly Segment[]): string {
  let [x, y] = ["", ""];
  const parts = segments.map((s) => {
    if (s.to === "Z") return "z";
    const [previousX, previousY] = [x, y];
    [x, y] = [n(s.x), n(s.y)];
    if (s.to === "C") return `C${n(s.x1)} ${n(s.y1)} ${n(s.x2)} ${n(s.y2)} ${x} ${y}`;
    if (s.to === "L" && y === previousY) return `H${x}`;
    if (s.to === "L" && x === previousX) return `V${y}`;
    return `${s.to}${x} ${y}`;
  });
  return parts.join("");
}

function tag(shape: Shape, extra: Attributes): string {
  switch (shape.kind) {
    case "circle":
      return `<circle${attributesText({cx: n(shape.x), cy: n(shape.y), r: n(shape.r), ...extra})}/>`;
    case "rect": {
      const {x, y, w, h, rx} = shape;
      return `<rect${attributesText({x: n(x), y: n(y), width: n(w), height: n(h), rx: rx ? n(rx) : null, ...extra})}/>`;
    }
    case "path":
      return `<path${attributesText({d: dataOf(shape.segments), ...extra})}/>`;
    case "text": {
      const {x, y, text, length} = shape;
      const place = {x: n(x), y: n(y), textLength: length === null ? null : n(length)};
      return `<text${attributesText({...place, ...extra})}>${escapeXml(text)}</text>`;
    }
  }
}

function groupTag({paint, face, shapes}: Group): string {
  const attributes = {...paintOf(paint, face !== null), ...(face ? faceOf(face) : {})};
  const [first] = shapes;
  if (first && shapes.length === 1) return tag(first, attributes);
  return `<g${attributesText(attributes)}>${shapes.map((shape) => tag(shape, {})).join("")}</g>`;
}

interface SvgOptions {
  /** Title of the picture, and description of what it shows. */
  title: string;
  description?: string;
  /** True if it shrinks with the column that contains it; it is never wider than drawn. */
  isFluid?: boolean;
  /** Factor by which it is shown larger than drawn. */
  scale?: number;
}

export function svgOf(drawing: Drawing, {title, description, isFluid = false, scale = 1}: SvgOptions): string {
  const {width, height, paper} = drawing;
  const hasText = drawing.shapes.some(({kind}) => kind === "text");
  const root: Attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `0 0 ${n(width)} ${n(height)}`,
    width: isFluid ? "100%" : n(width * scale),
    height: n(height * scale),
    role: "img",
    fill: "none",
    "font-family": hasText ? "Georgia,serif" : null,
  };
  const descriptionTag = description ? `<desc>${escapeXml(description)}</desc>` : "";
  const sheet = `<rect${attributesText({width: n(width), height: n(height), rx: isFluid ? "4" : null, fill: paper})}/>`;
  return `<svg${attributesText(root)}><title>${escapeXml(title)}</title>${descriptionTag}${sheet}${grouped(drawing).map(groupTag).join("")}</svg>`;
}
