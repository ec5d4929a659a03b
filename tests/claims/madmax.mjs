import {forAll, range} from "../helpers/claim-kinds.mjs";

const game = "madmax(1>2:b 1>3:a 2>4:c 3>4:b)";

export const claims = {
  about: [
    {
      remark:
        "that positions have no Grundy value and must not be added is how the game is solved here: each player owns a marble",
    },
    forAll(
      "the later the last letter, the fewer wins: up to some letter the mover wins, after it never",
      range(1, 4).flatMap((a) => range(1, 4).map((b) => [a, b])),
      async ({outcome}, [a, b]) => {
        const wins = [];
        for (const letter of "abcd") wins.push((await outcome(`${game}:${a},${b}/${letter}`)) === "N");
        return wins.every((isWon, i) => !isWon || wins.slice(0, i).every(Boolean));
      },
    ),
  ],
  "examples.surprising": ["it is P", "it has 0 winning of 0", `${game}:1,2 is N`],
  "examples.hard": ["it has 0 winning of 2", `${game}:1,2 is N`, `${game}:1,3 is N`, `${game}:1,4 is N`],
};
