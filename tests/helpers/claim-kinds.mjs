// Building blocks of the claims about games: ranges of positions, graphs, and the kinds of claim that many texts share.
import {sampleOf} from "./effort.mjs";

export const range = (from, to) => Array.from({length: to - from + 1}, (_, i) => from + i);
/** All rows of `length` numbers between `from` and `to`. */
export const rows = (length, from, to) =>
  length === 0 ? [[]] : rows(length - 1, from, to).flatMap((row) => range(from, to).map((n) => [...row, n]));
/** All words of `from` to `to` signs. */
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
export const fibonacciTo = (limit) => {
  const numbers = [1];
  for (let [last, next] = [1, 2]; next <= limit; [last, next] = [next, last + next]) numbers.push(next);
  return numbers;
};
export const phi = (1 + Math.sqrt(5)) / 2;

/** The part of an address after its last colon. */
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
/** Complete multipartite graph with classes of the given sizes: vertices are joined if their classes differ. */
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

/** Claim that `isSo` holds for every element of a non-empty list; the default run tries a sample of a long list. */
export const forAll = (says, list, isSo) => ({
  says,
  async holds(engine) {
    for (const item of sampleOf(60, list)) if (!(await isSo(engine, item))) return false;
    return list.length > 0;
  },
});

/** Claim that the given claim, which states something wrong, does not hold. */
export const isFalse = ({says, holds}) => ({says: `not: ${says}`, holds: async (...args) => !(await holds(...args))});

/** Claim about the value of each component of the example, taken alone. */
export const parts = (values) => ({
  says: `the parts are worth ${values.join(", ")}`,
  async holds({nimber}, {address}) {
    const components = positionIn(address).split(",");
    if (components.length !== values.length) return false;
    for (const [i, part] of components.entries())
      if ((await nimber(headOf(address) + part)) !== values[i]) return false;
    return true;
  },
});

export const remainders = (divisor, expected) => ({
  says: `the remainders modulo ${divisor} are ${expected.join(", ")}`,
  holds: (_, {address}) =>
    heapsIn(address)
      .map((heap) => Number(heap % BigInt(divisor)))
      .join() === expected.join(),
});

/** Claim about the address after every winning move, or after every losing one; false if there is no such move. */
const moves = (which) => (says, isSo) => ({
  says,
  async holds(engine, {address, play}) {
    const addresses = (await engine.split(address, play))[which];
    for (const to of addresses) if (!(await isSo(to, address, engine))) return false;
    return addresses.length > 0;
  },
});
export const winners = moves(0);
export const losers = moves(1);

/** Claim about the position of the example itself. */
export const position = (says, isSo) => ({says, holds: (_, {address}) => isSo(positionIn(address))});

export const heads = (count) =>
  position(`${count} heads`, (text) => [...text].filter((c) => c === "H").length === count);
/** Number of occurrences of a sign in a text. */
export const countOf = (sign, text) => text.split(sign).length - 1;
export const coins = (count) => position(`${count} coins`, (text) => text.replace(/[^HT]/g, "").length === count);
/** Returns, for each heap that a move changed in place, its index, its size, the number taken and the number left. */
export function reducedHeaps(from, to) {
  const [before, after] = [heapsIn(from), heapsIn(to)];
  return before.flatMap((heap, i) => (heap === after[i] ? [] : [{i, heap, taken: heap - after[i], left: after[i]}]));
}

/** Claim about the signs that the one winning move changes, as "row,column" indices from 0. */
export const turns = (says, expected) => ({
  says: `the winning move turns ${says}`,
  async holds({split}, {address, play}) {
    const [[to]] = await split(address, play);
    const after = positionIn(to).split(/[/|]/);
    const changedCells = positionIn(address)
      .split(/[/|]/)
      .flatMap((row, y) => [...row].flatMap((sign, x) => (sign === after[y][x] ? [] : [`${y},${x}`])));
    return changedCells.join(" ") === expected;
  },
});

/** Claim that exactly these moves win, in this order, as the engine writes them. */
export const winningMoves = (...texts) => ({
  says: `the winning moves are ${texts.join(" and ")}`,
  holds: async ({analyze}, {address, play}) =>
    (await analyze(address, play)).moves.listed
      .filter(({wins}) => wins)
      .map(({text}) => text)
      .join(" ") === texts.join(" "),
});
