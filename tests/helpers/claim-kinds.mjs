// What the claims of games are made of: ranges of positions, graphs, and claims of the kinds that many texts have.
import {atMost} from "./effort.mjs";

export const range = (from, to) => Array.from({length: to - from + 1}, (_, i) => from + i);
/** All rows of so many numbers. */
export const rows = (length, from, to) =>
  length === 0 ? [[]] : rows(length - 1, from, to).flatMap((row) => range(from, to).map((n) => [...row, n]));
/** All rows of up to so many signs. */
export const words = (signs, from, to) =>
  range(from, to).flatMap((length) =>
    rows(length, 0, signs.length - 1).map((row) => row.map((i) => signs[i]).join("")),
  );

export const sumOf = (numbers) => numbers.reduce((sum, n) => sum + n, 0);
export const xorOf = (numbers) => numbers.reduce((sum, n) => sum ^ n, 0);
/** The largest power of two that divides n. */
export const lowbit = (n) => n & -n;
export const onesOf = (n) => [...n.toString(2)].filter((digit) => digit === "1").length;
export const zerosAtEnd = (n) => n.toString(2).length - n.toString(2).replace(/0+$/, "").length;
export const primesIn = (n) => range(2, n).filter((d) => n % d === 0 && range(2, d - 1).every((e) => d % e !== 0));
export const isEven = (n) => BigInt(n) % 2n === 0n;
export const fibonacciTo = (most) => {
  const found = [1];
  for (let [last, next] = [1, 2]; next <= most; [last, next] = [next, last + next]) found.push(next);
  return found;
};
export const phi = (1 + Math.sqrt(5)) / 2;

/** What stands after the colon of an address, and before it. */
export const positionIn = (address) => address.slice(address.lastIndexOf(":") + 1);
const headOf = (address) => address.slice(0, address.lastIndexOf(":") + 1);
export const heapsIn = (address) =>
  positionIn(address)
    .split(/[,/]/)
    .flatMap((text) => {
      const [heap, times = "1"] = text.split("^");
      return Array(Number(times)).fill(BigInt(heap));
    });

export const path = (n) =>
  range(0, n - 2)
    .map((i) => `${i}-${i + 1}`)
    .join(" ");
export const circle = (n) =>
  range(0, n - 1)
    .map((i) => `${i}-${(i + 1) % n}`)
    .join(" ");
export const complete = (n) =>
  range(0, n - 1)
    .flatMap((a) => range(a + 1, n - 1).map((b) => `${a}-${b}`))
    .join(" ");
/** Classes of these sizes, every two vertices of different classes joined. */
export const multipartite = (sizes) => {
  const classes = sizes.flatMap((size, i) => Array(size).fill(i));
  return classes.flatMap((a, i) => classes.flatMap((b, j) => (i < j && a !== b ? [`${i}-${j}`] : []))).join(" ");
};
export const grid = (width, height) =>
  range(0, width * height - 1)
    .flatMap((i) => [
      ...(i % width < width - 1 ? [`${i}-${i + 1}`] : []),
      ...(i + width < width * height ? [`${i}-${i + width}`] : []),
    ])
    .join(" ");
export const edgesIn = (position) => position.split(" ").map((edge) => edge.split("-"));

/** What is so of everything in a list, of which there must be something; of a long one some of it in the default run. */
export const all = (says, list, isSo) => ({
  says,
  async holds(engine) {
    for (const one of atMost(60, list)) if (!(await isSo(engine, one))) return false;
    return list.length > 0;
  },
});

/** That a claim, of which it says something wrong, is false. */
export const isFalse = ({says, holds}) => ({says: `not: ${says}`, holds: async (...of) => !(await holds(...of))});

/** What each component of the example is worth, taken alone. */
export const parts = (values) => ({
  says: `the parts are worth ${values.join(", ")}`,
  async holds({nimber}, {address}) {
    const each = positionIn(address).split(",");
    if (each.length !== values.length) return false;
    for (const [i, part] of each.entries()) if ((await nimber(headOf(address) + part)) !== values[i]) return false;
    return true;
  },
});

export const remainders = (divisor, rests) => ({
  says: `the remainders modulo ${divisor} are ${rests.join(", ")}`,
  holds: (_, {address}) =>
    heapsIn(address)
      .map((heap) => Number(heap % BigInt(divisor)))
      .join() === rests.join(),
});

/** What is so of every winning move: of the address after it, or of every losing one. */
const moves = (which) => (says, isSo) => ({
  says,
  async holds(engine, {address, play}) {
    const after = (await engine.split(address, play))[which];
    for (const to of after) if (!(await isSo(to, address, engine))) return false;
    return after.length > 0;
  },
});
export const winners = moves(0);
export const losers = moves(1);

/** What is so of the example's own position. */
export const position = (says, isSo) => ({says, holds: (_, {address}) => isSo(positionIn(address))});

export const heads = (count) =>
  position(`${count} heads`, (text) => [...text].filter((c) => c === "H").length === count);
/** How often a sign stands in a text. */
export const countOf = (sign, text) => text.split(sign).length - 1;
export const coins = (count) => position(`${count} coins`, (text) => text.replace(/[^HT]/g, "").length === count);
/** Of each heap that a move changed its place, what was taken and what is left. */
export function takenIn(from, to) {
  const [before, after] = [heapsIn(from), heapsIn(to)];
  return before.flatMap((heap, i) => (heap === after[i] ? [] : [{i, heap, taken: heap - after[i], left: after[i]}]));
}

/** Which signs of the position differ after the one winning move, by their indices in each row. */
export const turns = (says, places) => ({
  says: `the winning move turns ${says}`,
  async holds({split}, {address, play}) {
    const [[to]] = await split(address, play);
    const after = positionIn(to).split(/[/|]/);
    const turned = positionIn(address)
      .split(/[/|]/)
      .flatMap((row, y) => [...row].flatMap((sign, x) => (sign === after[y][x] ? [] : [`${y},${x}`])));
    return turned.join(" ") === places;
  },
});

/** The moves that win, as they are written. */
export const named = (...texts) => ({
  says: `the winning moves are ${texts.join(" and ")}`,
  holds: async ({analyze}, {address, play}) =>
    (await analyze(address, play)).moves.listed
      .filter(({wins}) => wins)
      .map(({text}) => text)
      .join(" ") === texts.join(" "),
});
