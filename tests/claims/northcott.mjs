import {forAll, positionIn, range, rows, xorOf} from "../helpers/claim-kinds.mjs";

const rowOf = (gap) => `w${".".repeat(gap)}b.`;
const gapsAre = (...list) => ({
  says: `gaps of ${list.join(", ")}`,
  holds: (_, {address}) =>
    positionIn(address)
      .split("/")
      .map((row) => Math.abs(row.indexOf("w") - row.indexOf("b")) - 1)
      .join() === list.join(),
});

export const claims = {
  about: [
    forAll(
      "the cells between the two pieces of a row are a heap of Nim",
      rows(3, 0, 4),
      async ({nimber}, gaps) =>
        (await nimber(
          `northcott:${gaps
            .map(rowOf)
            .join("/")
            .replaceAll(/[^/]+/g, (row) => row.padEnd(7, "."))}`,
        )) === xorOf(gaps),
    ),
    {remark: "retreats are left out here, so that play ends"},
  ],
  "examples.surprising": [gapsAre(1, 2, 3), "it has 0 winning of 12", "1 xor 2 xor 3 = 0"],
  "examples.hard": [
    gapsAre(6, 3, 5, 8, 7),
    "it = *15",
    "it has 2 winning of 58",
    {
      says: "the gap of 8 in row 4 becomes 7",
      holds: async ({split}, {address}) => {
        for (const to of (await split(address))[0]) {
          const changedRows = range(0, 4).filter(
            (i) => positionIn(to).split("/")[i] !== positionIn(address).split("/")[i],
          );
          if (changedRows.join() !== "3" || !/[wb]\.{7}[wb]/.test(positionIn(to).split("/")[3])) return false;
        }
        return true;
      },
    },
  ],
};
