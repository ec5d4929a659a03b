// Thermograph as a picture without scripts: taxes from 0 up, values growing to the left, and a link to the interactive
// one.
import {formatGameValue} from "../ui/numbers";
import type {BlockOf, Wall} from "./blocks";
import {html} from "./markdown";
import {escapeHtml, type PageContext} from "./page-context";

const [width, topMargin, bottomMargin, sideMargin] = [420, 14, 46, 78];
const maxScale = 170;

/** Approximates a fraction; used for coordinates only. */
function toNumber(fraction: string): number {
  const [numerator = 0, denominator = 1] = fraction.split("/").map(Number);
  return numerator / denominator;
}

type Point = [tax: number, stop: number];

/** Part of a wall from the tax 0 up. */
function aboveZero(wall: Wall): Point[] {
  const points = wall.map(([tax, stop]): Point => [toNumber(tax), toNumber(stop)]);
  const start = points.findLastIndex(([tax]) => tax <= 0);
  const [[t, v], next] = [points[start] ?? [0, 0], points[start + 1]];
  const slope = next ? (next[1] - v) / (next[0] - t) : 0;
  return [[0, v - t * slope], ...points.slice(start + 1)];
}

export function thermographHtml(block: BlockOf<"thermograph">, page: PageContext): string {
  const {lang, t} = page;
  const {short} = t;
  const [left, right] = [aboveZero(block.left), aboveZero(block.right)];
  const lastCorners = [block.left, block.right].map((wall): Wall[number] => wall.at(-1) ?? ["0", "0"]);
  const [temperature, mean] = lastCorners.reduce((a, b) => (toNumber(b[0]) > toNumber(a[0]) ? b : a));
  const stops = [...left, ...right].map(([, stop]) => stop);
  const [low, high] = [Math.min(...stops), Math.max(...stops)];
  const top = toNumber(temperature) + 0.4;
  const scale = Math.min(maxScale, (width - 2 * sideMargin) / (high - low));
  const x = (v: number) => width / 2 - (v - (low + high) / 2) * scale;
  const y = (tax: number) => topMargin + (top - tax) * scale;
  const [floorY, mastX] = [y(0), x(toNumber(mean))];
  const height = Math.round(floorY + bottomMargin);
  const line = (wall: Point[]) => `M${wall.map(([tax, v]) => `${x(v)} ${y(tax)}`).join("L")}`;
  const level = (tax: string) =>
    `<path d="M${sideMargin / 2} ${y(toNumber(tax))}H${width - sideMargin / 2}"/><text class="end" x="${sideMargin / 2 - 6}" y="${y(toNumber(tax)) + 4}">${formatGameValue(tax)}</text>`;
  const value = (v: string) =>
    `<path d="M${x(toNumber(v))} ${floorY}v5"/><text x="${x(toNumber(v))}" y="${floorY + 19}">${formatGameValue(v)}</text>`;
  const stopsAtZero = [left, right].map(([first]) => String(first?.[1] ?? 0));
  const taxes = new Set([
    "0",
    ...[...block.left, ...block.right].map(([tax]) => tax).filter((tax) => toNumber(tax) > 0),
  ]);
  const facts = {mean: formatGameValue(mean), temperature: formatGameValue(temperature)};
  const name = t(short.thermographName, facts);
  const href = page.home + page.value({expression: block.of, other: null}, lang);
  return `<figure>
<figcaption>${html(block.tokens, page)}</figcaption>
<a class="thermograph" href="${escapeHtml(href)}"><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(name)}">
${[...taxes].map(level).join("\n")}
${[...new Set([...stopsAtZero, ...(stopsAtZero.some((v) => Math.abs(Number(v) - toNumber(mean)) * scale < 24) ? [] : [mean])])].map(value).join("\n")}
<text class="start" x="${sideMargin / 2}" y="${height - 4}">← ${short.left}</text>
<text class="end" x="${width - sideMargin / 2}" y="${height - 4}">${short.right} →</text>
<path class="wall left" d="${line(left)}V${y(toNumber(temperature))}"/>
<path class="wall right" d="${line(right)}V${y(toNumber(temperature))}"/>
<path class="mast" d="M${mastX} ${y(toNumber(temperature))}V${topMargin - 8}"/>
<text class="start" x="${mastX + 10}" y="${topMargin + 6}">${short.mean} ${formatGameValue(mean)}</text>
<text class="start" x="${sideMargin / 2 + 4}" y="${y(toNumber(temperature)) - 7}">${short.temperature} ${formatGameValue(temperature)}</text>
</svg></a>
</figure>`;
}
