import {forAll, sumOf, words} from "../helpers/claim-kinds.mjs";
import {fraction, isNumber, isSumOf} from "../helpers/partizan-claims.mjs";

const stalk = (colours) => [...colours].map((colour, i) => `${i}-${i + 1}${colour}`).join(" ");
function stalkValue(colours) {
  const change = [...colours].findIndex((colour) => colour !== colours[0]);
  const from = change < 0 ? colours.length : change;
  return sumOf([...colours].map((colour, i) => (colour === "b" ? 1 : -1) / 2 ** Math.max(0, i - from + 1)));
}
/** Value of an edge with branches of the given values on it. */
function edgeValue(branches, colour) {
  const sign = colour === "b" ? 1 : -1;
  const x = sign * sumOf(branches);
  let n = 1;
  while (x + n <= 1) n++;
  return (sign * (x + n)) / 2 ** (n - 1);
}
const forks = words("br", 4, 4);
const circles = words("br", 3, 5).map((colours) =>
  [...colours].map((colour, i) => `${i}-${(i + 1) % colours.length}${colour}`).join(" "),
);

export const claims = {
  about: [
    forAll(
      "without green edges a number: its sign says who wins, and 0 is lost for the player to move",
      [...words("br", 1, 7).map(stalk), ...circles],
      async ({value, outcome}, position) => {
        const actual = await value(`red-blue-hackenbush:${position}`);
        const sign = actual === "0" ? "P" : actual.startsWith("-") ? "R" : "L";
        return isNumber(actual) && (await outcome(`red-blue-hackenbush:${position}`)) === sign;
      },
    ),
  ],
  "examples.surprising": ["it has value 1/32", "it -> turn=R red-blue-hackenbush: wins"],
  "examples.hard": ["it has value -1/8", "it is R"],
  "formulas.nothing": ["red-blue-hackenbush: has value 0", "red-blue-hackenbush: is P"],
  "formulas.stalk": [
    forAll(
      "each edge of a stalk counts 1 until the colour first changes, then half as much as the one below",
      words("br", 1, 8),
      async ({value}, colours) =>
        (await value(`red-blue-hackenbush:${stalk(colours)}`)) === fraction(stalkValue(colours)),
    ),
  ],
  "formulas.tree": [
    forAll(
      "an edge under branches worth x is worth (x + n) / 2ⁿ⁻¹ with the least n ≥ 1 for which x + n > 1, up to sign",
      forks,
      async ({value}, [foot, a, b, top]) =>
        (await value(`red-blue-hackenbush:0-1${foot} 1-2${a} 1-3${b} 3-4${top}`)) ===
        fraction(edgeValue([edgeValue([], a), edgeValue([edgeValue([], top)], b)], foot)),
    ),
  ],
  "formulas.graph": [
    forAll(
      "a circle is worth the simplest number between what either player can make of it",
      circles,
      async ({value, analyze}, circle) => {
        const options = async (turn) =>
          (await analyze(`${turn}red-blue-hackenbush:${circle}`)).moves.listed
            .map(({to}) => `[${to.replace(/^turn=R /, "")}]`)
            .join(",");
        return (
          (await value(`red-blue-hackenbush:${circle}`)) ===
          (await value(`{${await options("")}|${await options("turn=R ")}}`))
        );
      },
    ),
  ],
  "formulas.sum": [
    isSumOf(
      "red-blue-hackenbush:0-1b 1-2r 0-3r 3-4b 4-5b",
      "red-blue-hackenbush:0-1b 1-2r",
      "red-blue-hackenbush:0-1r 1-2b 2-3b",
    ),
  ],
};
