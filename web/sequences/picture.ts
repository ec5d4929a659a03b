// The figure of a sequence as a list of marks, which the canvas paints and the file holds.
import {counted} from "../ui/numbers";
import {type Beside, besideAt, differ} from "./comparison";
import type {Marking} from "./patterns/marking";
import {breaks, type Law, type Rare, type Values} from "./period";
import {type Raster, rasterOf} from "./raster";
import {type Span, ticks, widthOf} from "./span";

export const inks = ["ink", "quiet", "rule", "raised", "paper", "blue", "orange"] as const;
export type Ink = (typeof inks)[number];

export type Mark =
  | {mark: "rect"; x: number; y: number; width: number; height: number; ink: Ink}
  | {mark: "line"; points: number[]; ink: Ink; width: number}
  | {mark: "disc"; x: number; y: number; r: number; ink: Ink; hollow: boolean}
  | {mark: "diamond"; x: number; y: number; r: number}
  | {mark: "cross"; x: number; y: number; r: number; ink: Ink}
  | {mark: "text"; x: number; y: number; text: string; ink: Ink; anchor: "start" | "middle" | "end"}
  | {mark: "raster"; x: number; y: number; width: number; height: number; tall: number; raster: Raster};

export interface Scene {
  values: Values;
  law: Law | null;
  rare: Rare[];
  /** Marked where they differ; what is larger than `highest` at the upper edge. */
  beside: Beside | null;
  /** What a fit says of each heap. */
  marking: Marking | null;
  highest: number;
  span: Span;
  width: number;
  height: number;
}

export const textSize = 13;
const margin = {left: 38, right: 12, top: 26, bottom: 24};
/** Values beyond this are drawn to the scale of those in view. */
const tall = 1024;

/** Pixels to a heap from which each has its own disc, and from which the discs are joined. */
export const coarse = 1.2;
const joined = 6;

/** Where heaps and values are drawn. */
export interface Scale {
  left: number;
  top: number;
  width: number;
  height: number;
  low: number;
  high: number;
  x(n: number): number;
  y(value: number): number;
}

export function scaleOf({values, beside, span, highest, width: whole, height: all}: Scene): Scale {
  let [low, high] = [0, Math.max(1, highest)];
  if (highest > tall) {
    [low, high] = [highest, 1];
    for (const {from, values: seen} of [{from: 0, values}, ...(beside ? [beside] : [])])
      for (let n = Math.max(from, span.from); n <= Math.min(span.until, from + seen.length - 1); n++) {
        low = Math.min(low, seen[n - from] as number);
        high = Math.max(high, Math.min(highest, seen[n - from] as number));
      }
  }
  const left = margin.left + 7 * Math.max(0, String(high).length - 3);
  const [width, height] = [whole - left - margin.right, all - margin.top - margin.bottom];
  const [across, up] = [width / widthOf(span), height / (high - low + 1)];
  return {
    ...{left, top: margin.top, width, height, low, high},
    x: (n) => left + (n - span.from + 0.5) * across,
    y: (value) => margin.top + height - (value - low + 0.5) * up,
  };
}

export function pictureOf(scene: Scene): Mark[] {
  const scale = scaleOf(scene);
  const step = scale.width / widthOf(scene.span);
  return [
    ...periods(scene, scale),
    ...axes(scene, scale),
    ...(step < coarse ? dense(scene, scale) : sparse(scene, scale, step)),
    ...differing(scene, scale, step),
    ...marked(scene, scale, step),
  ];
}

/** Every second period is shaded, from the preperiod on; where they are too narrow for it, all that is periodic. */
function periods({law, span}: Scene, scale: Scale): Mark[] {
  if (!law || law.preperiod > span.until) return [];
  const {preperiod, period} = law;
  const step = scale.width / widthOf(span);
  const [first, last] = [span.from - 0.5, span.until + 0.5];
  const band = (from: number, until: number): Mark => {
    const [a, b] = [Math.max(first, from - 0.5), Math.min(last, until - 0.5)];
    return {
      mark: "rect",
      x: scale.x(a),
      y: scale.top,
      width: Math.max(0, b - a) * step,
      height: scale.height,
      ink: "raised",
    };
  };
  const marks: Mark[] = [];
  if (period * step < 8) marks.push(band(preperiod, span.until + 1));
  else {
    const skipped = Math.max(0, Math.floor((span.from - preperiod) / period));
    for (let k = skipped - (skipped % 2); preperiod + k * period <= span.until; k += 2)
      marks.push(band(preperiod + k * period, preperiod + (k + 1) * period));
  }
  const start = scale.x(preperiod - 0.5);
  if (preperiod > span.from) {
    marks.push({mark: "line", points: [start, scale.top - 6, start, scale.top + scale.height], ink: "blue", width: 1});
    const room = start < scale.left + scale.width - 80;
    marks.push({
      ...{mark: "text", x: start + (room ? 4 : -4), y: scale.top - 7, text: `n = ${counted(preperiod)}`, ink: "blue"},
      anchor: room ? "start" : "end",
    });
  }
  return marks;
}

function axes({span, width}: Scene, {left, top, height, low, high, x, y, width: wide}: Scale): Mark[] {
  const marks: Mark[] = [];
  for (const value of ticks(low, high, height / 34)) {
    marks.push({mark: "line", points: [left, y(value), left + wide, y(value)], ink: "rule", width: 0.5});
    marks.push({mark: "text", x: left - 8, y: y(value) + 4, text: String(value), ink: "quiet", anchor: "end"});
  }
  const base = top + height;
  for (const n of ticks(span.from, span.until, wide / 90)) {
    marks.push({mark: "line", points: [x(n), base, x(n), base + 4], ink: "quiet", width: 1});
    // The last number would leave the figure.
    const text = counted(n);
    const half = text.length * 4.5;
    marks.push({mark: "text", x: Math.min(x(n), width - half), y: base + 18, text, ink: "quiet", anchor: "middle"});
  }
  marks.push({mark: "text", x: 2, y: 12, text: "g(n)", ink: "quiet", anchor: "start"});
  return marks;
}

const lookupOf = (rare: Rare[], highest: number) => {
  const isRare = new Uint8Array(highest + 1);
  for (const {value} of rare) isRare[value] = 1;
  return isRare;
};

/** Fewer pixels than heaps: each column shows all its heaps, darker where more of them meet. */
function dense({values, span, rare, highest}: Scene, {left, top, width, height, low, high}: Scale): Mark[] {
  const [columns, rows] = [Math.max(1, Math.floor(width)), Math.min(high - low + 1, Math.floor(height))];
  const raster = rasterOf(values, span, lookupOf(rare, highest), {columns, rows, low, high});
  const tall = Math.min(3, Math.max(1, Math.floor((height / rows) * 0.45)));
  const marks: Mark[] = [{mark: "raster", x: left, y: top, width, height, tall, raster}];
  if (rare.length === 0) return marks;
  const highlight = new Uint32Array(rows);
  raster.rare.forEach((one, cell) => {
    highlight[cell % rows] = (highlight[cell % rows] ?? 0) + one;
  });
  raster.rare.forEach((one, cell) => {
    if (!one) return;
    const [column, row] = [Math.floor(cell / rows), cell % rows];
    const x = left + ((column + 0.5) * width) / columns;
    const y = top + height - ((row + 0.5) * height) / rows;
    marks.push({mark: "diamond", x, y, r: (highlight[row] ?? 0) > columns / 8 ? 1.5 : 3});
  });
  return marks;
}

/** Each heap is a disc, joined to the next where there is room; an exception to the period is hollow, a rare value a diamond with its letter. */
function sparse({values, span, law, rare, marking}: Scene, {x, y}: Scale, step: number): Mark[] {
  const points: number[] = [];
  const marks: Mark[] = step < joined ? [] : [{mark: "line", points, ink: "rule", width: 1}];
  const lettered = new Map(rare.map(({value, letter}) => [value, letter]));
  const r = Math.min(4.5, Math.max(1.5, step * 0.36));
  for (let n = span.from; n <= span.until; n++) {
    const value = values[n] ?? 0;
    const at = {x: x(n), y: y(value)};
    points.push(at.x, at.y);
    const letter = lettered.get(value);
    const hollow = law !== null && n < law.preperiod && breaks(values, law, n) === true;
    marks.push(
      letter === undefined
        ? {mark: "disc", ...at, r, ink: hollow || marking?.(n, value) === "holds" ? "blue" : "ink", hollow}
        : {mark: "diamond", ...at, r: Math.max(3.5, r)},
    );
    if (letter && step >= 8)
      marks.push({mark: "text", x: at.x, y: at.y - 9, text: letter, ink: "orange", anchor: "middle"});
  }
  return marks;
}

/** Under the axis, which heaps have another value beside; what that is, where each heap has its own disc. */
function differing({values, beside, span}: Scene, {top, height, high, x, y}: Scale, step: number): Mark[] {
  if (!beside) return [];
  const marks: Mark[] = [];
  const width = Math.min(3, Math.max(1, step));
  let marked = -1;
  for (let n = span.from; n <= span.until; n++) {
    if (!differ(values, beside, n)) continue;
    const pixel = Math.floor(x(n));
    if (pixel !== marked)
      marks.push({mark: "rect", x: x(n) - width / 2, y: top + height + 1, width, height: 5, ink: "blue"});
    marked = pixel;
    if (step < coarse) continue;
    marks.push({
      ...{mark: "cross", x: x(n), y: y(Math.min(high, besideAt(beside, n) ?? 0))},
      ...{r: Math.min(4, Math.max(1.5, step * 0.3)), ink: "blue"},
    });
  }
  return marks;
}

/** Under the axis, where a fit holds and where it does not; an exception is crossed out, where each heap has its own disc. */
function marked({values, marking, span}: Scene, {top, height, x, y}: Scale, step: number): Mark[] {
  if (!marking) return [];
  const marks: Mark[] = [];
  const width = Math.min(3, Math.max(1, step));
  let [pixel, broken] = [-1, false];
  for (let n = span.from; n <= span.until; n++) {
    const value = values[n] as number;
    const mark = marking(n, value);
    if (mark === null) continue;
    const isBroken = mark === "breaks";
    // Of several heaps to a pixel an exception stays to be seen.
    const here = Math.floor(x(n));
    if (here === pixel && (broken || !isBroken)) continue;
    [pixel, broken] = [here, isBroken];
    const ink = isBroken ? "orange" : "blue";
    marks.push({mark: "rect", x: x(n) - width / 2, y: top + height + 1, width, height: 5, ink});
    if (isBroken && step >= coarse) marks.push({mark: "cross", x: x(n), y: y(value), r: 5, ink});
  }
  return marks;
}
