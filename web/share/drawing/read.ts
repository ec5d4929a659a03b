// Reads a figure of the page, with the colours that it is shown in.
import type {Paint, Shape} from "./drawing";
import {type Segment, segmentsOf} from "./path-data";

/** Transform of an element's coordinates; boards translate and scale, but never rotate. */
interface Transform {
  x: number;
  y: number;
  scale: number;
}

/** Returns null for a transparent colour. */
function colourOf(computed: string): string | null {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (/^rgba?\((.*)\)$/.exec(computed)?.[1] ?? "")
    .split(/[\s,/]+/)
    .filter(Boolean)
    .map(Number);
  if (!/^rgb/.test(computed) || alpha === 0) return null;
  return `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

function paintOf(element: Element, opacity: number, scale: number): Paint {
  const style = getComputedStyle(element);
  const pixels = (text: string) => Number.parseFloat(text) || 0;
  // An element scaled by its transform may keep the width of its line.
  const keepsWidth = style.getPropertyValue("vector-effect") === "non-scaling-stroke";
  const width = pixels(style.strokeWidth) * (keepsWidth ? 1 : scale);
  const dash =
    style.strokeDasharray === "none"
      ? []
      : style.strokeDasharray.split(/[\s,]+/).map((dashLength) => pixels(dashLength) * scale);
  return {
    fill: colourOf(style.fill),
    stroke: width > 0 ? colourOf(style.stroke) : null,
    ...{width, dash, opacity},
    isRound: style.strokeLinecap === "round",
  };
}

function placeOf(element: SVGGraphicsElement, {x, y, scale}: Transform): Transform {
  let place = {x, y, scale};
  for (const {matrix} of element.transform.baseVal)
    place = {
      x: place.x + matrix.e * place.scale,
      y: place.y + matrix.f * place.scale,
      scale: place.scale * matrix.a,
    };
  return place;
}

/** Returns true for single strokes, which enclose nothing and so need no fill. */
const isLine = (segments: readonly Segment[]) =>
  segments.every(({to}, i) => to === "M" || (to === "L" && segments[i - 1]?.to === "M"));

function shapesOfElement(element: Element, {x, y, scale}: Transform, paint: Paint): Shape[] {
  const number = (name: string) => Number(element.getAttribute(name) ?? 0);
  const [xOf, yOf] = [(name: string) => x + number(name) * scale, (name: string) => y + number(name) * scale];
  const path = (d: string): Shape[] => {
    const segments = segmentsOf(d).map((s) => {
      if (s.to === "Z") return s;
      const to = {x: x + s.x * scale, y: y + s.y * scale};
      if (s.to !== "C") return {...s, ...to};
      return {...s, ...to, x1: x + s.x1 * scale, y1: y + s.y1 * scale, x2: x + s.x2 * scale, y2: y + s.y2 * scale};
    });
    return segments.length > 0
      ? [{kind: "path", segments, paint: isLine(segments) ? {...paint, fill: null} : paint}]
      : [];
  };
  switch (element.localName) {
    case "circle":
      return [{kind: "circle", x: xOf("cx"), y: yOf("cy"), r: number("r") * scale, paint}];
    case "ellipse": {
      const [cx, cy, rx, ry] = [number("cx"), number("cy"), number("rx"), number("ry")];
      const [kx, ky] = [rx * 0.5523, ry * 0.5523];
      return path(
        `M${cx - rx} ${cy}C${cx - rx} ${cy - ky} ${cx - kx} ${cy - ry} ${cx} ${cy - ry}` +
          `C${cx + kx} ${cy - ry} ${cx + rx} ${cy - ky} ${cx + rx} ${cy}` +
          `C${cx + rx} ${cy + ky} ${cx + kx} ${cy + ry} ${cx} ${cy + ry}` +
          `C${cx - kx} ${cy + ry} ${cx - rx} ${cy + ky} ${cx - rx} ${cy}Z`,
      );
    }
    case "rect": {
      const [w, h, rx] = [number("width") * scale, number("height") * scale, number("rx") * scale];
      return [{kind: "rect", x: xOf("x"), y: yOf("y"), w, h, rx, paint}];
    }
    case "line":
      return path(`M${number("x1")} ${number("y1")}L${number("x2")} ${number("y2")}`);
    case "path":
      return path(element.getAttribute("d") ?? "");
    case "text": {
      const text = (element.textContent ?? "").trim();
      const {fontSize, fontStyle, textAnchor} = getComputedStyle(element);
      const anchor = textAnchor === "middle" || textAnchor === "end" ? textAnchor : "start";
      const face = {size: Number.parseFloat(fontSize) * scale, isItalic: fontStyle === "italic", anchor} as const;
      const length = element.hasAttribute("textLength") ? number("textLength") * scale : null;
      return text ? [{kind: "text", x: xOf("x"), y: yOf("y"), text, face, length, paint}] : [];
    }
    default:
      return [];
  }
}

function shapesIn(element: Element, place: Transform, opacity: number): Shape[] {
  const style = getComputedStyle(element);
  const totalOpacity = opacity * (Number.parseFloat(style.opacity) || 0);
  // Ghosts are what fades out after the last move.
  if (style.display === "none" || totalOpacity === 0 || element.matches(".ghosts")) return [];
  const transform =
    element instanceof SVGGraphicsElement && element.localName !== "svg" ? placeOf(element, place) : place;
  const paint = paintOf(element, totalOpacity, transform.scale);
  const ownShapes = paint.fill || paint.stroke ? shapesOfElement(element, transform, paint) : [];
  const children = element.localName === "text" ? [] : [...element.children];
  return [...ownShapes, ...children.flatMap((child) => shapesIn(child, transform, totalOpacity))];
}

const [gap, captionHeight, captionSize] = [16, 24, 14];

function nameShape(name: Element, y: number): Shape {
  const {color} = getComputedStyle(name);
  const paint = {fill: colourOf(color), stroke: null, width: 0, dash: [], isRound: false, opacity: 1};
  const face = {size: captionSize, isItalic: false, anchor: "start"} as const;
  return {kind: "text", x: 0, y: y + captionSize, text: name.textContent ?? "", face, length: null, paint};
}

/** Reads all boards of a figure, one below the other; those of a sum below the names of their components. */
export function shapesOf(figure: Element): Shape[] {
  const shapes: Shape[] = [];
  let y = 0;
  for (const board of figure.querySelectorAll<SVGSVGElement>("svg.board")) {
    const name = board.closest(".component")?.querySelector(".part-name");
    if (name) {
      shapes.push(nameShape(name, y));
      y += captionHeight;
    }
    const {viewBox, width, height} = board;
    const scale = width.baseVal.value / (viewBox.baseVal.width || 1);
    for (const child of board.children) shapes.push(...shapesIn(child, {x: 0, y, scale}, 1));
    y += height.baseVal.value + gap;
  }
  return shapes;
}

export const paperOf = (element: Element) => colourOf(getComputedStyle(element).backgroundColor) ?? "#ffffff";
