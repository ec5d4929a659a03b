import {fileURLToPath} from "node:url";

/** Returns the absolute path of a file given relative to the root of the project. */
export const path = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));
