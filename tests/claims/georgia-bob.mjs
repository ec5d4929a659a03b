import {forAll, positionIn, range, xorOf} from "../helpers/claim-kinds.mjs";

const gaps = (cells) => {
  const paired = cells.length % 2 ? [0, ...cells] : cells;
  return range(0, paired.length / 2 - 1).map((i) => paired[2 * i + 1] - paired[2 * i] - 1);
};
const sets = range(1, 255).map((bits) => range(1, 8).filter((cell) => bits & (1 << (cell - 1))));
const pairs = (game) =>
  forAll(
    "worth the nim-sum of the gaps inside pairs from the right",
    sets,
    async ({nimber}, cells) => (await nimber(`${game}:${cells}`)) === xorOf(gaps(cells)),
  );
const gapsAre = (...list) => ({
  says: `gaps of ${list.join(", ")}`,
  holds: (_, {address}) => gaps(positionIn(address).split(",").map(Number)).join() === list.join(),
});
const pieces = (count) => ({
  says: `${count} pieces`,
  holds: (_, {address}) => positionIn(address).split(",").length === count,
});

export const claims = {
  about: [pairs("georgia-bob")],
  "examples.surprising": ["it has 0 winning of 17", gapsAre(0, 0)],
  "examples.hard": [
    pieces(12),
    "it = *20",
    "it has 1 winning of 48",
    "it -> georgia-bob:5,7,9,10,15,20,34,41,46,54,55,60 wins",
    {says: "from 32", holds: (_, {address}) => address.includes(",32,")},
  ],
  "variants.silver-dollar.about": [pairs("silver-dollar")],
  "variants.silver-dollar.examples.surprising": ["it has 0 winning of 9", gapsAre(3, 3)],
  "variants.silver-dollar.examples.hard": [
    pieces(11),
    "it = *9",
    "it has 1 winning of 45",
    "it -> georgia-bob:8,15,18,25,32,35,38,42,43,54,56 wins",
    {says: "from 52", holds: (_, {address}) => address.includes(",52,")},
  ],
};
