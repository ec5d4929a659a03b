// Where the pages of the site are, for links out of what the page and the element have in common.
import {createContext} from "preact";
import type {Theme} from "../address/link";
import type {Lang} from "../text/languages";

export interface Home {
  /** Empty on the page itself; elsewhere links open beside what is read. */
  folder: string;
  /** As they are chosen, to be kept. */
  chosen: {lang: Lang | null; theme: Theme | null};
}

/** Null where it is not known, and nothing leads there. */
export const HomeContext = createContext<Home | null>(null);
