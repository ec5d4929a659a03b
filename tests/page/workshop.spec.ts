// A new game from start to finish on the Chinese page: its rule typed, its values seen, a pattern found and compared
// with further values, a program exported; the program is compiled, and answers what the bare rule says. Two games by
// keyboard alone, three by touch alone.
import {execFileSync} from "node:child_process";
import {mkdtempSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {expect, type Page} from "@playwright/test";
import {everyNth, isLong} from "../helpers/effort.mjs";
import {telephone, strictTest as test, violations} from "./playing";

type State = number | [number, number];
interface Game {
  name: string;
  /** Page of values, or a program. */
  rule?: string;
  program?: string;
  /** The row of the pattern, and the name of its ground. */
  formula: string;
  ground: string;
  start(n: number): State;
  /** Each option as the parts whose values are added. */
  options(state: State): State[][];
}

const pair = (state: State) => state as [number, number];
const range = (from: number, until: number) => Array.from({length: Math.max(0, until - from + 1)}, (_, i) => from + i);
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

const byKeys: Game[] = [
  {
    name: "至少取一半",
    rule: "heap-rule(n -> n-k where 2k>=n && k>0)",
    formula: "⌊log₂ n⌋ + 1",
    ground: "观察到",
    start: (n) => n,
    options: (n) => range(1, Number(n)).flatMap((k) => (2 * k >= Number(n) ? [[Number(n) - k]] : [])),
  },
  {
    name: "互质才能分",
    program:
      "const gcd = (a, b) => b ? gcd(b, a % b) : a;\nconst start = (n) => [n];\nconst sum = (heaps) => heaps.length > 1 ? heaps.map((n) => [n]) : null;\nfunction* moves([n]) {\nfor (let a = 1; 2 * a <= n; a++) if (gcd(a, n - a) === 1) yield [a, n - a];\n}",
    formula: "g(n) = (n + 1) mod 2",
    ground: "观察到",
    start: (n) => n,
    options: (n) => range(1, Number(n) - 1).flatMap((a) => (gcd(a, Number(n) - a) === 1 ? [[a, Number(n) - a]] : [])),
  },
];

const byTouch: Game[] = [
  {
    name: "取 1 可分两堆，取 4 须留一堆",
    rule: "0.7002",
    formula: "g(n + 8) = g(n)",
    ground: "已证明",
    start: (n) => n,
    options: (n) => {
      const m = Number(n);
      const oneHeap = m < 1 ? [] : [...(m === 1 ? [[]] : [[m - 1]]), ...range(1, m - 2).map((a) => [a, m - 1 - a])];
      return m > 4 ? [...oneHeap, [m - 4]] : oneHeap;
    },
  },
  {
    name: "只动二进制里的 1",
    program:
      "const start = n => n;\nfunction* moves(n) {\nfor (let k = 1; k <= n; k++) if ((k & n) === k) yield n - k;\n}",
    formula: "g(n) = ones(n)",
    ground: "观察到",
    start: (n) => n,
    options: (n) => range(1, Number(n)).flatMap((k) => ((k & Number(n)) === k ? [[Number(n) - k]] : [])),
  },
  {
    name: "全场只能跳过一次",
    program:
      "const start = n => [n, 1];\nfunction* moves([n, pass]) {\nfor (const k of [1, 2]) if (k <= n) yield [n - k, pass];\nif (pass && n) yield [n, 0];\n}",
    formula: "g(n + 3) = g(n)",
    ground: "观察到",
    start: (n) => [n, 1],
    options: (state) => {
      const [n, pass] = pair(state);
      const takings = [1, 2].filter((k) => k <= n).map((k): State[] => [[n - k, pass]]);
      return pass && n ? [...takings, [[n, 0]]] : takings;
    },
  },
];

/** By the definition, and nothing else. */
function valuesOf({start, options}: Game, to: number): number[] {
  const cache = new Map<string, number>();
  const value = (state: State): number => {
    const name = String(state);
    const cached = cache.get(name);
    if (cached !== undefined) return cached;
    const reached = new Set(options(state).map((parts) => parts.reduce((sum: number, part) => sum ^ value(part), 0)));
    let mex = 0;
    while (reached.has(mex)) mex++;
    cache.set(name, mex);
    return mex;
  };
  return range(0, to).map((n) => value(start(n)));
}

/** Input actions: by keyboard, elements are reached by Tab and typed into; by touch, they are tapped. */
interface InputDevice {
  press(page: Page, name: string): Promise<void>;
  type(page: Page, field: string, text: string): Promise<void>;
}

const focusOn = async (page: Page, isThere: () => Promise<boolean>) => {
  for (let steps = 0; steps < 120; steps++) {
    if (await isThere()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("not reached by Tab");
};

const keys: InputDevice = {
  async press(page, name) {
    const button = page.getByRole("button", {name, exact: true});
    await expect(button).toBeVisible();
    await focusOn(page, () => button.evaluate((element) => element === document.activeElement));
    await page.keyboard.press("Enter");
  },
  async type(page, field, text) {
    await expect(page.locator(field)).toBeVisible();
    await focusOn(page, () => page.locator(field).evaluate((element) => element === document.activeElement));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(text);
    // An open list of completions takes no key that is meant for the next field.
    if (field !== "#program-code") await page.keyboard.press("Escape");
  },
};

const finger: InputDevice = {
  async press(page, name) {
    await page.getByRole("button", {name, exact: true}).tap();
  },
  async type(page, field, text) {
    await page.locator(field).tap();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(text);
  },
};

async function walk(page: Page, game: Game, input: InputDevice) {
  const begun = Date.now();
  await page.goto(`index.html#/${game.rule ? "sequence/kayles" : "write"}?lang=zh`);
  if (game.rule) {
    await input.type(page, "#sequence-game", game.rule);
    await input.type(page, "#sequence-to", "200");
    await input.press(page, "计算");
  } else {
    await input.type(page, "#program-code", game.program ?? "");
    await input.type(page, "#program-to", "60");
    await input.press(page, "运行");
  }
  const row = page.locator(".fits li").filter({hasText: game.formula}).first();
  await expect(row).toContainText(game.ground);
  const lastHeap = game.rule ? 200 : 60;
  await input.press(page, `核对到 n\u00a0=\u00a0${2 * lastHeap}`);
  await expect(row).toContainText(`到 n\u00a0=\u00a0${2 * lastHeap} 仍成立`);
  const text = (await page.locator(".submission .listing").textContent()) ?? "";
  console.log(`${game.name}: ${((Date.now() - begun) / 1000).toFixed(1)} s from rule to program`);
  if (isLong || input === keys) expect(await violations(page)).toEqual([]);
  return text;
}

function holds(text: string, game: Game) {
  const folder = mkdtempSync(join(tmpdir(), "workshop-"));
  try {
    const [file, binary] = [join(folder, "own.cpp"), join(folder, "own")];
    writeFileSync(file, text);
    execFileSync("g++", ["-std=c++17", isLong ? "-O2" : "-O0", "-Wall", "-Wextra", "-Werror", "-o", binary, file]);
    const values = valuesOf(game, 120);
    const answers = range(0, 119).map((n) => {
      const isWon = (values[n] ?? 0) !== (values[n + 1] ?? 0);
      return [execFileSync(binary, {input: `${n} ${n + 1}\n`, encoding: "utf8"}).trim(), isWon ? "First" : "Second"];
    });
    expect(answers.map(([answer]) => answer)).toEqual(answers.map(([, right]) => right));
  } finally {
    rmSync(folder, {recursive: true});
  }
}

for (const game of everyNth(2, byKeys))
  test(`by keys alone: ${game.name}`, async ({page}) => holds(await walk(page, game, keys), game));

test.describe("on a telephone", () => {
  test.use(telephone);
  for (const game of everyNth(3, byTouch))
    test(`by touch alone: ${game.name}`, async ({page}) => {
      const text = await walk(page, game, finger);
      // A program made by keyboard is always compiled.
      if (isLong) holds(text, game);
      else expect(text).toContain("int main()");
    });
});
