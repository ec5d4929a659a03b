// A figure as the things that it is drawn with, each with its paint, in one system of coordinates. What it becomes, SVG or LaTeX, is
// written from this.
import type {Segment} from "./path-data";

/** Colours are "#rrggbb"; null where nothing is filled, or no line drawn. */
export interface Paint {
  fill: string | null;
  stroke: string | null;
  /** Of the line, its dashes and ends. */
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
  /** `length` is what it is squeezed into. */
  | {kind: "text"; x: number; y: number; text: string; face: Face; length: number | null};

export type Shape = Thing & {paint: Paint};

export interface Drawing {
  width: number;
  height: number;
  /** The colour beneath. */
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

/** About as wide as it is set; a Chinese character is a square. */
const widthOf = (text: string, size: number) =>
  [...text].reduce((sum, letter) => sum + (/[\u2e80-\uffef]/.test(letter) ? 1 : 0.56), 0) * size;

export function boxOf(shape: Shape): Box {
  const out = shape.paint.stroke ? shape.paint.width / 2 : 0;
  const around = (left: number, top: number, right: number, bottom: number) => ({
    ...{left: left - out, top: top - out, right: right + out, bottom: bottom + out},
  });
  switch (shape.kind) {
    case "circle":
      return around(shape.x - shape.r, shape.y - shape.r, shape.x + shape.r, shape.y + shape.r);
    case "rect":
      return around(shape.x, shape.y, shape.x + shape.w, shape.y + shape.h);
    case "path": {
      const points = shape.segments.flatMap((s) =>
        s.to === "Z" ? [] : s.to === "C" ? [s, {x: s.x1, y: s.y1}, {x: s.x2, y: s.y2}] : [s],
      );
      const [xs, ys] = [points.map(({x}) => x), points.map(({y}) => y)];
      return around(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
    }
    case "text": {
      const {size, anchor} = shape.face;
      const wide = shape.length ?? widthOf(shape.text, size);
      const left = shape.x - (anchor === "start" ? 0 : anchor === "end" ? wide : wide / 2);
      return around(left, shape.y - size * 0.8, left + wide, shape.y + size * 0.25);
    }
  }
}

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export function moved(shape: Shape, dx: number, dy: number): Shape {
  if (shape.kind !== "path") return {...shape, x: shape.x + dx, y: shape.y + dy};
  const segments = shape.segments.map((s): Segment => {
    if (s.to === "Z") return s;
    const to = {x: s.x + dx, y: s.y + dy};
    return s.to === "C" ? {...s, ...to, x1: s.x1 + dx, y1: s.y1 + dy, x2: s.x2 + dx, y2: s.y2 + dy} : {...s, ...to};
  });
  return {...shape, segments};
}

const margin = 12;

/** The pictures of one figure at several times, cut to what is drawn in any of them. */
export function cropped(pictures: readonly (readonly Shape[])[], paper: string): Drawing[] {
  const boxes = pictures.flat().map(boxOf);
  const least = (of: (box: Box) => number) => Math.floor(boxes.reduce((m, box) => Math.min(m, of(box)), Infinity));
  const [left, top] = boxes.length > 0 ? [least((box) => box.left), least((box) => box.top)] : [0, 0];
  const [right, bottom] = boxes.length > 0 ? [-least((box) => -box.right), -least((box) => -box.bottom)] : [0, 0];
  const size = {width: right - left + 2 * margin, height: bottom - top + 2 * margin};
  return pictures.map((shapes) => ({...size, paper, shapes: shapes.map((s) => moved(s, margin - left, margin - top))}));
}

/** A text keeps the rim around its letters where something lies beneath them. */
function rimmed(shapes: readonly Shape[]): Shape[] {
  const below: Box[] = [];
  return shapes.map((shape) => {
    const box = boxOf(shape);
    const isFree = shape.kind === "text" && !below.some((one) => meet(one, box));
    below.push(box);
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

/** In the order in which they are painted; what lies apart from all between may be painted earlier. */
export function grouped({shapes}: Drawing): Group[] {
  const groups: (Group & {key: string; boxes: Box[]})[] = [];
  for (const shape of rimmed(shapes)) {
    const face = shape.kind === "text" ? shape.face : null;
    const [key, box] = [keyOf(shape.paint, face), boxOf(shape)];
    let at = groups.length - 1;
    while (at >= 0 && groups[at]?.key !== key && !groups[at]?.boxes.some((one) => meet(one, box))) at--;
    let group = groups[at];
    if (group?.key !== key) {
      group = {key, paint: shape.paint, face, shapes: [], boxes: []};
      groups.push(group);
    }
    group.shapes.push(shape);
    group.boxes.push(box);
  }
  return groups;
}
