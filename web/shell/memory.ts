// Text that the browser keeps for the reader: their last place, and their solved puzzles.
import {readStored, writeStored} from "../ui/storage";

const placeKey = "sg-place";
const puzzlesKey = "sg-puzzles";

/** Returns the last link; null if none is stored or the browser stores nothing. */
export const readLastPlace = () => readStored(placeKey);

export const storePlace = (hash: string) => writeStored(placeKey, hash);

export const puzzleStorage = {
  read: () => readStored(puzzlesKey),
  write: (text: string) => writeStored(puzzlesKey, text),
};
