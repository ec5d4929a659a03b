// Text that the browser keeps for the reader: their last place, their solved puzzles and the levels they have won.
import {readStored, writeStored} from "../ui/storage";

const placeKey = "sg-place";

/** Returns the last link; null if none is stored or the browser stores nothing. */
export const readLastPlace = () => readStored(placeKey);

export const storePlace = (hash: string) => writeStored(placeKey, hash);

const storageFor = (key: string) => ({read: () => readStored(key), write: (text: string) => writeStored(key, text)});

export const puzzleStorage = storageFor("sg-puzzles");
export const levelStorage = storageFor("sg-levels");
