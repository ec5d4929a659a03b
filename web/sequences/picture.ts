// Figure of a sequence as a list of marks, for the canvas and for exported files.
import {formatCount} from "../ui/numbers";
import {differ, type OtherValues, otherValueAt} from "./comparison";
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
  /** Other values, marked where they differ; those larger than `highest` are drawn at the upper edge. */
  beside: OtherValues | null;
  /** Marks of the selected fit. */
  marking: Marking | null;
  highest: number;
  span: Span;
  width: number;
  height: number;
}

export const textSize = 13;
const margin = {left: 38, right: 12, top: 26, bottom: 24};
/** If the highest value is larger than this, the scale is that of the values in view. */
const maxFullScale = 1024;

/** Pixels per heap from which each heap has its own disc, and from which the discs are joined by a line. */
export const minDiscStep = 1.2;
const minJoinStep = 6;

/** Rectangle of the plot in pixels, range of its values, and coordinates of heaps and values. */
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

export function scaleOf({values, beside, span, highest, width: totalWidth, height: totalHeight}: Scene): Scale {
  let [low, high] = [0, Math.max(1, highest)];
  if (highest > maxFullScale) {
    [low, high] = [highest, 1];
    for (const {from, values: table} of [{from: 0, values}, ...(beside ? [beside] : [])])
      for (let n = Math.max(from, span.from); n <= Math.min(span.until, from + table.length - 1); n++) {
        low = Math.min(low, table[n - from] as number);
        high = Math.max(high, Math.min(highest, table[n - from] as number));
      }
  }
  const left = margin.left + 7 * Math.max(0, String(high).length - 3);
  const [width, height] = [totalWidth - left - margin.right, totalHeight - margin.top - margin.bottom];
  const [stepX, stepY] = [width / widthOf(span), height / (high - low + 1)];
  return {
    ...{left, top: margin.top, width, height, low, high},
    x: (n) => left + (n - span.from + 0.5) * stepX,
    y: (value) => margin.top + height - (value - low + 0.5) * stepY,
  };
}

export function pictureOf(scene: Scene): Mark[] {
  const scale = scaleOf(scene);
  const step = scale.width / widthOf(scene.span);
  return [
    ...periodBands(scene, scale),
    ...axes(scene, scale),
    ...(step < minDiscStep ? denseMarks(scene, scale) : heapMarks(scene, scale, step)),
    ...differenceMarks(scene, scale, step),
    ...fitMarks(scene, scale, step),
  ];
}

/** Shades every second period from the preperiod on; all of the periodic range if periods are too narrow for that. */
function periodBands({law, span}: Scene, scale: Scale): Mark[] {
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
    const hasRoom = start < scale.left + scale.width - 80;
    marks.push({
      ...{
        mark: "text",
        x: start + (hasRoom ? 4 : -4),
        y: scale.top - 7,
        text: `n = ${formatCount(preperiod)}`,
        ink: "blue",
      },
      anchor: hasRoom ? "start" : "end",
    });
  }
  return marks;
}

function axes({span, width}: Scene, {left, top, height, low, high, x, y, width: plotWidth}: Scale): Mark[] {
  const marks: Mark[] = [];
  for (const value of ticks(low, high, height / 34)) {
    marks.push({mark: "line", points: [left, y(value), left + plotWidth, y(value)], ink: "rule", width: 0.5});
    marks.push({mark: "text", x: left - 8, y: y(value) + 4, text: String(value), ink: "quiet", anchor: "end"});
  }
  const base = top + height;
  for (const n of ticks(span.from, span.until, plotWidth / 90)) {
    marks.push({mark: "line", points: [x(n), base, x(n), base + 4], ink: "quiet", width: 1});
    // Keeps the last number inside the figure.
    const text = formatCount(n);
    const half = text.length * 4.5;
    marks.push({mark: "text", x: Math.min(x(n), width - half), y: base + 18, text, ink: "quiet", anchor: "middle"});
  }
  marks.push({mark: "text", x: 2, y: 12, text: "g(n)", ink: "quiet", anchor: "start"});
  return marks;
}

const rareLookup = (rare: Rare[], highest: number) => {
  const isRare = new Uint8Array(highest + 1);
  for (const {value} of rare) isRare[value] = 1;
  return isRare;
};

/** Marks for fewer pixels than heaps: each column shows all its heaps, darker where more of them meet. */
function denseMarks({values, span, rare, highest}: Scene, {left, top, width, height, low, high}: Scale): Mark[] {
  const [columns, rows] = [Math.max(1, Math.floor(width)), Math.min(high - low + 1, Math.floor(height))];
  const raster = rasterOf(values, span, rareLookup(rare, highest), {columns, rows, low, high});
  const cellHeight = Math.min(3, Math.max(1, Math.floor((height / rows) * 0.45)));
  const marks: Mark[] = [{mark: "raster", x: left, y: top, width, height, tall: cellHeight, raster}];
  if (rare.length === 0) return marks;
  const highlight = new Uint32Array(rows);
  raster.rare.forEach((rareFlag, cell) => {
    highlight[cell % rows] = (highlight[cell % rows] ?? 0) + rareFlag;
  });
  raster.rare.forEach((rareFlag, cell) => {
    if (!rareFlag) return;
    const [column, row] = [Math.floor(cell / rows), cell % rows];
    const x = left + ((column + 0.5) * width) / columns;
    const y = top + height - ((row + 0.5) * height) / rows;
    marks.push({mark: "diamond", x, y, r: (highlight[row] ?? 0) > columns / 8 ? 1.5 : 3});
  });
  return marks;
}

/**
 * Draws each heap as a disc, joined to the next if there is room; exceptions to the period are hollow, rare values diamonds
 * with letters.
 */
function heapMarks({values, span, law, rare, marking}: Scene, {x, y}: Scale, step: number): Mark[] {
  const points: number[] = [];
  const marks: Mark[] = step < minJoinStep ? [] : [{mark: "line", points, ink: "rule", width: 1}];
  const letterByValue = new Map(rare.map(({value, letter}) => [value, letter]));
  const r = Math.min(4.5, Math.max(1.5, step * 0.36));
  for (let n = span.from; n <= span.until; n++) {
    const value = values[n] ?? 0;
    const point = {x: x(n), y: y(value)};
    points.push(point.x, point.y);
    const letter = letterByValue.get(value);
    const isHollow = law !== null && n < law.preperiod && breaks(values, law, n) === true;
    marks.push(
      letter === undefined
        ? {
            mark: "disc",
            ...point,
            r,
            ink: isHollow || marking?.(n, value) === "holds" ? "blue" : "ink",
            hollow: isHollow,
          }
        : {mark: "diamond", ...point, r: Math.max(3.5, r)},
    );
    if (letter && step >= 8)
      marks.push({mark: "text", x: point.x, y: point.y - 9, text: letter, ink: "orange", anchor: "middle"});
  }
  return marks;
}

/** Marks the heaps whose other value differs, below the axis, and shows the other value if each heap has its own disc. */
function differenceMarks({values, beside, span}: Scene, {top, height, high, x, y}: Scale, step: number): Mark[] {
  if (!beside) return [];
  const marks: Mark[] = [];
  const width = Math.min(3, Math.max(1, step));
  let lastPixel = -1;
  for (let n = span.from; n <= span.until; n++) {
    if (!differ(values, beside, n)) continue;
    const pixel = Math.floor(x(n));
    if (pixel !== lastPixel)
      marks.push({mark: "rect", x: x(n) - width / 2, y: top + height + 1, width, height: 5, ink: "blue"});
    lastPixel = pixel;
    if (step < minDiscStep) continue;
    marks.push({
      ...{mark: "cross", x: x(n), y: y(Math.min(high, otherValueAt(beside, n) ?? 0))},
      ...{r: Math.min(4, Math.max(1.5, step * 0.3)), ink: "blue"},
    });
  }
  return marks;
}

/** Marks where a fit holds and where it fails, below the axis; exceptions are crossed out if each heap has its own disc. */
function fitMarks({values, marking, span}: Scene, {top, height, x, y}: Scale, step: number): Mark[] {
  if (!marking) return [];
  const marks: Mark[] = [];
  const width = Math.min(3, Math.max(1, step));
  let [lastPixel, lastIsBroken] = [-1, false];
  for (let n = span.from; n <= span.until; n++) {
    const value = values[n] as number;
    const mark = marking(n, value);
    if (mark === null) continue;
    const isBroken = mark === "breaks";
    // An exception stays visible among several heaps at one pixel.
    const pixel = Math.floor(x(n));
    if (pixel === lastPixel && (lastIsBroken || !isBroken)) continue;
    [lastPixel, lastIsBroken] = [pixel, isBroken];
    const ink = isBroken ? "orange" : "blue";
    marks.push({mark: "rect", x: x(n) - width / 2, y: top + height + 1, width, height: 5, ink});
    if (isBroken && step >= minDiscStep) marks.push({mark: "cross", x: x(n), y: y(value), r: 5, ink});
  }
  return marks;
}
