// What the browser keeps for the reader: where they were last, and what they have solved.
import {keep, readKept} from "../ui/kept";

const place = "sg-place";
const puzzles = "sg-puzzles";

/** Null where nothing was kept, or may be. */
export const placeBefore = () => readKept(place);

export const keepPlace = (hash: string) => keep(place, hash);

export const keptPuzzles = {
  read: () => readKept(puzzles),
  write: (text: string) => keep(puzzles, text),
};
