// Location of the site's pages, for links in components that the page and the element share.
import {createContext} from "preact";
import type {Theme} from "../address/link";
import type {Lang} from "../text/languages";

export interface Home {
  /** Empty on the page itself; anywhere else, links open in a new tab. */
  folder: string;
  /** The reader's choices, which links preserve. */
  chosen: {lang: Lang | null; theme: Theme | null};
}

/** Null if the location is unknown, so that nothing links there. */
export const HomeContext = createContext<Home | null>(null);
