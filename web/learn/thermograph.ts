// A thermograph as a picture that needs no script: taxes from 0 up, values growing to the left, and a link to where it can be dragged.
import {short as en} from "../text/en/short-games";
import {short as zh} from "../text/zh/short-games";
import {setOut} from "../ui/numbers";
import {type Block, type Wall, w} from "./article";
import {rich, type Surroundings, safe} from "./rich";

const [width, head, foot, side] = [420, 14, 46, 78];
const unit = 170;
const words = {
  left: w(`← ${en.left}`, `← ${zh.left}`),
  right: w(`${en.right} →`, `${zh.right} →`),
  mean: w(en.mean, zh.mean),
  temperature: w(en.temperature, zh.temperature),
  name: w(en.thermographName, zh.thermographName),
};

/** For a place in the picture alone. */
function near(fraction: string): number {
  const [over = 0, under = 1] = fraction.split("/").map(Number);
  return over / under;
}

type Point = [tax: number, stop: number];

/** A wall from the tax 0 up. */
function aboveZero(wall: Wall): Point[] {
  const points = wall.map(([tax, stop]): Point => [near(tax), near(stop)]);
  const from = points.findLastIndex(([tax]) => tax <= 0);
  const [[t, v], next] = [points[from] ?? [0, 0], points[from + 1]];
  const lean = next ? (next[1] - v) / (next[0] - t) : 0;
  return [[0, v - t * lean], ...points.slice(from + 1)];
}

export function thermograph(block: Extract<Block, {kind: "thermograph"}>, page: Surroundings): string {
  const {lang} = page;
  const [left, right] = [aboveZero(block.left), aboveZero(block.right)];
  const last = [block.left, block.right].map((wall): Wall[number] => wall.at(-1) ?? ["0", "0"]);
  const [temperature, mean] = last.reduce((a, b) => (near(b[0]) > near(a[0]) ? b : a));
  const stops = [...left, ...right].map(([, stop]) => stop);
  const [low, high] = [Math.min(...stops), Math.max(...stops)];
  const top = near(temperature) + 0.4;
  const scale = Math.min(unit, (width - 2 * side) / (high - low));
  const x = (v: number) => width / 2 - (v - (low + high) / 2) * scale;
  const y = (tax: number) => head + (top - tax) * scale;
  const [floor, mast] = [y(0), x(near(mean))];
  const height = Math.round(floor + foot);
  const line = (wall: Point[]) => `M${wall.map(([tax, v]) => `${x(v)} ${y(tax)}`).join("L")}`;
  const level = (tax: string) =>
    `<path d="M${side / 2} ${y(near(tax))}H${width - side / 2}"/><text class="end" x="${side / 2 - 6}" y="${y(near(tax)) + 4}">${setOut(tax)}</text>`;
  const value = (v: string) =>
    `<path d="M${x(near(v))} ${floor}v5"/><text x="${x(near(v))}" y="${floor + 19}">${setOut(v)}</text>`;
  const ended = [left, right].map(([first]) => String(first?.[1] ?? 0));
  const taxes = new Set(["0", ...[...block.left, ...block.right].map(([tax]) => tax).filter((tax) => near(tax) > 0)]);
  const name = words.name[lang].replace("{mean}", setOut(mean)).replace("{temperature}", setOut(temperature));
  const to = page.home + page.value({expression: block.of, other: null}, lang);
  return `<figure>
<figcaption>${rich(block.caption, page)}</figcaption>
<a class="thermograph" href="${safe(to)}"><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${safe(name)}">
${[...taxes].map(level).join("\n")}
${[...new Set([...ended, ...(ended.some((v) => Math.abs(Number(v) - near(mean)) * scale < 24) ? [] : [mean])])].map(value).join("\n")}
<text class="start" x="${side / 2}" y="${height - 4}">${words.left[lang]}</text>
<text class="end" x="${width - side / 2}" y="${height - 4}">${words.right[lang]}</text>
<path class="wall left" d="${line(left)}V${y(near(temperature))}"/>
<path class="wall right" d="${line(right)}V${y(near(temperature))}"/>
<path class="mast" d="M${mast} ${y(near(temperature))}V${head - 8}"/>
<text class="start" x="${mast + 10}" y="${head + 6}">${words.mean[lang]} ${setOut(mean)}</text>
<text class="start" x="${side / 2 + 4}" y="${y(near(temperature)) - 7}">${words.temperature[lang]} ${setOut(temperature)}</text>
</svg></a>
</figure>`;
}
