// Drawing of a figure as shapes with their paint, in one system of coordinates. SVG and LaTeX are written from it.
import type {Segment} from "./path-data";

/** Paint of a shape. Colours are "#rrggbb"; null if nothing is filled, or no line drawn. */
export interface Paint {
  fill: string | null;
  stroke: string | null;
  /** Width of the line, its dashes, and whether its ends are round. */
  width: number;
  dash: readonly number[];
  isRound: boolean;
  opacity: number;
}

export interface Face {
  size: number;
  isItalic: boolean;
  anchor: "start" | "middle" | "end";
}

type Thing =
  | {kind: "circle"; x: number; y: number; r: number}
  | {kind: "rect"; x: number; y: number; w: number; h: number; rx: number}
  | {kind: "path"; segments: readonly Segment[]}
  /** `length` is the width that the text is squeezed into, or null. */
  | {kind: "text"; x: number; y: number; text: string; face: Face; length: number | null};

export type Shape = Thing & {paint: Paint};

export interface Drawing {
  width: number;
  height: number;
  /** Colour of the background. */
  paper: string;
  shapes: readonly Shape[];
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Shapes of one paint, and texts of one face, that are drawn together. */
export interface Group {
  paint: Paint;
  face: Face | null;
  shapes: Shape[];
}

/** Approximates the width of a text; a Chinese character counts as a square. */
const widthOf = (text: string, size: number) =>
  [...text].reduce((sum, letter) => sum + (/[\u2e80-\uffef]/.test(letter) ? 1 : 0.56), 0) * size;

export function boxOf(shape: Shape): Box {
  const halfStroke = shape.paint.stroke ? shape.paint.width / 2 : 0;
  const boxAround = (left: number, top: number, right: number, bottom: number) => ({
    ...{left: left - halfStroke, top: top - halfStroke, right: right + halfStroke, bottom: bottom + halfStroke},
  });
  switch (shape.kind) {
    case "circle":
      return boxAround(shape.x - shape.r, shape.y - shape.r, shape.x + shape.r, shape.y + shape.r);
    case "rect":
      return boxAround(shape.x, shape.y, shape.x + shape.w, shape.y + shape.h);
    case "path": {
      const points = shape.segments.flatMap((s) =>
        s.to === "Z" ? [] : s.to === "C" ? [s, {x: s.x1, y: s.y1}, {x: s.x2, y: s.y2}] : [s],
      );
      const [xs, ys] = [points.map(({x}) => x), points.map(({y}) => y)];
      return boxAround(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
    }
    case "text": {
      const {size, anchor} = shape.face;
      const width = shape.length ?? widthOf(shape.text, size);
      const left = shape.x - (anchor === "start" ? 0 : anchor === "end" ? width : width / 2);
      return boxAround(left, shape.y - size * 0.8, left + width, shape.y + size * 0.25);
    }
  }
}

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export function translated(shape: Shape, dx: number, dy: number): Shape {
  if (shape.kind !== "path") return {...shape, x: shape.x + dx, y: shape.y + dy};
  const segments = shape.segments.map((s): Segment => {
    if (s.to === "Z") return s;
    const to = {x: s.x + dx, y: s.y + dy};
    return s.to === "C" ? {...s, ...to, x1: s.x1 + dx, y1: s.y1 + dy, x2: s.x2 + dx, y2: s.y2 + dy} : {...s, ...to};
  });
  return {...shape, segments};
}

const margin = 12;

/** Crops the pictures of one figure at several times to what is drawn in any of them. */
export function cropped(pictures: readonly (readonly Shape[])[], paper: string): Drawing[] {
  const boxes = pictures.flat().map(boxOf);
  const minOf = (of: (box: Box) => number) => Math.floor(boxes.reduce((m, box) => Math.min(m, of(box)), Infinity));
  const [left, top] = boxes.length > 0 ? [minOf((box) => box.left), minOf((box) => box.top)] : [0, 0];
  const [right, bottom] = boxes.length > 0 ? [-minOf((box) => -box.right), -minOf((box) => -box.bottom)] : [0, 0];
  const size = {width: right - left + 2 * margin, height: bottom - top + 2 * margin};
  return pictures.map((shapes) => ({
    ...size,
    paper,
    shapes: shapes.map((s) => translated(s, margin - left, margin - top)),
  }));
}

/** Keeps the rim around a text only if something lies beneath it. */
function withNeededRims(shapes: readonly Shape[]): Shape[] {
  const painted: Box[] = [];
  return shapes.map((shape) => {
    const box = boxOf(shape);
    const isFree = shape.kind === "text" && !painted.some((other) => overlap(other, box));
    painted.push(box);
    return isFree ? {...shape, paint: {...shape.paint, stroke: null}} : shape;
  });
}

const keyOf = (paint: Paint, face: Face | null) =>
  JSON.stringify([
    paint.fill,
    paint.stroke,
    paint.stroke && [paint.width, paint.dash, paint.isRound],
    paint.opacity,
    face,
  ]);

/** Groups shapes in the order of painting; a shape may be painted earlier if it overlaps none of those between. */
export function grouped({shapes}: Drawing): Group[] {
  const groups: (Group & {key: string; boxes: Box[]})[] = [];
  for (const shape of withNeededRims(shapes)) {
    const face = shape.kind === "text" ? shape.face : null;
    const [key, box] = [keyOf(shape.paint, face), boxOf(shape)];
    let index = groups.length - 1;
    while (index >= 0 && groups[index]?.key !== key && !groups[index]?.boxes.some((other) => overlap(other, box)))
      index--;
    let group = groups[index];
    if (group?.key !== key) {
      group = {key, paint: shape.paint, face, shapes: [], boxes: []};
      groups.push(group);
    }
    group.shapes.push(shape);
    group.boxes.push(box);
  }
  return groups;
}
