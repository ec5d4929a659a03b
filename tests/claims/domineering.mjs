import {isSumOf} from "../helpers/partizan-claims.mjs";

const open = "......";
const empty = Array(6).fill(open).join("/");
const upright = [open, open, "..#...", "..#...", open, open].join("/");

export const claims = {
  about: [
    {
      says: "an upright domino in the open takes 3 places from Left, its own among them, and 4 from Right",
      async holds({places}) {
        const isLost = async (turn) =>
          (await places(`${turn}domineering:${empty}`)) - (await places(`${turn}domineering:${upright}`));
        return (await isLost("")) === 3 && (await isLost("turn=R ")) === 4;
      },
    },
    isSumOf("domineering:..#../..#..", "domineering:2x2", "domineering:2x2"),
  ],
  "examples.surprising": ["it has value +-1", "domineering:#./#. has value 1", "domineering:##/.. has value -1"],
  "examples.hard": ["it has value 0", "it has 0 winning of 20"],
};
