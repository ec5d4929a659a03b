// Where the reader was last: kept by the browser, if it keeps anything for this page.
import {keep, readKept} from "../ui/kept";

const key = "sg-place";

/** Null where nothing was kept, or may be. */
export const placeBefore = () => readKept(key);

export const keepPlace = (hash: string) => keep(key, hash);
