// Entries of the masthead, in order: those of the page and of the articles alike.
import type {Language} from "../text";
import type {Page, RoutedPage} from "./page";
import {routedPages} from "./routes";

export interface Entry {
  /** Entry that pages name as theirs. */
  name: string;
  label: string;
  /** Page that it opens; null for the current game, or the first page if there is none. */
  page: RoutedPage<unknown> | null;
}

export const mastheadEntries = (t: Language, hasSite: boolean): Entry[] => [
  {name: "play", label: t.table.play, page: null},
  ...routedPages.flatMap((page) =>
    page.label && (hasSite || !page.needsSite) ? {name: page.entry, label: page.label(t), page} : [],
  ),
];

/** Value of `aria-current`: "page" if the entry opens the page itself, "true" if it opens another page of its group. */
export function currentOf({name, page: opened}: Entry, page: Page): "page" | "true" | undefined {
  if (name !== page.entry) return undefined;
  return opened === null || opened === page ? "page" : "true";
}
