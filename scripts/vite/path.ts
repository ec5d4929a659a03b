import {fileURLToPath} from "node:url";

/** A file by its place below the root of the project. */
export const path = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));
