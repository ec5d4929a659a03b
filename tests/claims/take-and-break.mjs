import {forAll, parts, range, winners} from "../helpers/claim-kinds.mjs";

const lasker = forAll(
  "a heap of 4k+3 is worth 4k+4, one of 4k+4 worth 4k+3, every other one its size",
  range(0, 100),
  async ({nimber}, n) => (await nimber(`lasker:${n}`)) === (n % 4 === 3 ? n + 1 : n > 0 && n % 4 === 0 ? n - 1 : n),
);
const games = ["kayles", "dawsons-kayles", "dawsons-chess", "treblecross"];
const left =
  (code, n) =>
  async ({analyze}) =>
    (await analyze(`take-and-break(${code}):${n}`)).moves.listed
      .map(({to}) => to.split(":")[1])
      .sort()
      .join(" ");

export const claims = {
  about: [
    {
      says: "digits 1, 2 and 4: of 5 counters 0.001 takes 3 nowhere, 0.002 leaves one heap, 0.004 two; of 3 only 0.001 can",
      async holds(engine) {
        const is = async (code, n, text) => (await left(code, n)(engine)) === text;
        return (
          (await is("0.001", 5, "")) &&
          (await is("0.002", 5, "2")) &&
          (await is("0.004", 5, "1,1")) &&
          (await is("0.001", 3, "0")) &&
          (await is("0.007", 5, "1,1 2"))
        );
      },
    },
  ],
  "examples.surprising": [
    forAll(
      "two equal heaps are lost in normal play",
      games,
      async ({outcome}, game) => (await outcome(`${game}:9,9`)) === "P",
    ),
    "take-and-break(0.77):9,9 is N under misere",
    "take-and-break(0.07):9,9 is N under misere",
    "take-and-break(0.137):9,9 is N under misere",
    "take-and-break(0.007):9,9 is P under misere",
  ],
  "examples.hard": [
    "grundy:123,456,789 is P",
    "kayles:123,456,789 has 107 winning of 1368",
    "treblecross:123,456,789 has 2 winning of 682",
    "lasker:123,456,789 has 1 winning of 2051",
    {
      says: "Treblecross is 0.007",
      holds: async ({nimber}) => (await nimber("take-and-break(0.007):55")) === (await nimber("treblecross:55")),
    },
  ],
  "formulas.lasker": [lasker],
  "variants.kayles.about": ["kayles repeats 12 from 71"],
  "variants.kayles.examples.surprising": [parts([6, 2]), "kayles repeats 12 from 71", "it has 1 winning of 152"],
  "variants.kayles.examples.hard": [
    "it = *10",
    "it has 3 winning of 339",
    winners("the row of 99 is changed", (to) => !/\b99\b/.test(to)),
  ],
  "variants.dawsons-kayles.about": ["dawsons-kayles repeats 34 from 53"],
  "variants.dawsons-kayles.examples.surprising": [
    parts([0, 4]),
    {says: "a period of 34: 49 = 15 + 34", holds: () => 15 + 34 === 49},
    "it has 1 winning of 31",
    "it -> dawsons-kayles:15,16,31 wins",
  ],
  "variants.dawsons-kayles.examples.hard": [
    "it = *14",
    "it has 1 winning of 112",
    "it -> dawsons-kayles:18,49,81,63,14 wins",
    {says: "from 69", holds: (_, {address}) => address.includes(":69,")},
  ],
  "variants.dawsons-chess.about": [
    "dawsons-chess repeats 34 from 52",
    {literature: "plambecksiegel2008", says: "no complete theory of the misère play of Dawson's Chess is known"},
  ],
  "variants.dawsons-chess.examples.surprising": ["dawsons-chess:16 = *2", "it has 0 winning of 8"],
  "variants.dawsons-chess.examples.hard": [
    "it = *8",
    "it has 1 winning of 101",
    "it -> dawsons-chess:76,34,24,15,50 wins",
    {says: "from 68", holds: (_, {address}) => address.endsWith(",68")},
  ],
  "variants.treblecross.about": [
    forAll(
      "a cross within two squares of another can be refuted at once",
      ["x.x.....", "xx......", "..x.x...", "...xx..."],
      async ({outcome}, row) => (await outcome(`treblecross-strip:${row}`)) === "N",
    ),
  ],
  "variants.treblecross.examples.surprising": [parts([0, 0, 0, 0, 0]), "it has 0 winning of 51"],
  "variants.treblecross.examples.hard": [
    "it = *8",
    "it has 1 winning of 105",
    "it -> treblecross:63,51,45,26,26 wins",
    {says: "from 55", holds: (_, {address}) => address.endsWith(",55")},
  ],
  "variants.lasker.about": [lasker],
  "variants.lasker.examples.surprising": [
    "nim:1,2,3 is P",
    "lasker:3 = *4",
    "it has 1 winning of 8",
    "it -> lasker:1,2,1,2 wins",
  ],
  "variants.lasker.examples.hard": [
    "it = *17",
    "it has 1 winning of 3815",
    "it -> lasker:1000,777,494,255 wins",
    {says: "from 512", holds: (_, {address}) => address.includes(",512,")},
  ],
  "variants.grundy.about": [{literature: "grundy1939", says: "open since 1939"}],
  "variants.grundy.examples.surprising": [
    "it has 0 winning of 134",
    forAll(
      "after 53 every heap up to 269 is won",
      range(54, 269),
      async ({outcome}, n) => (await outcome(`grundy:${n}`)) === "N",
    ),
    "grundy:53 is P",
    "grundy:270 is P",
  ],
  "variants.grundy.examples.hard": [
    "it = *2",
    "it has 1 winning of 55",
    "it -> grundy:39,23,24,13,16 wins",
    {says: "from 29", holds: (_, {address}) => address.endsWith(",29")},
  ],
};
