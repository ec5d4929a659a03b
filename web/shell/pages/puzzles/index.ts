// Puzzles, and those of a theme.
import {type ListLink, listLink} from "../../../address/list-link";
import type {RoutedPage} from "../../page";

export const page: RoutedPage<ListLink> = {
  ...listLink("puzzles"),
  entry: "puzzles",
  order: 2,
  label: (t) => t.table.puzzles,
  words: ["puzzles"],
  load: async () => (await import("./puzzles-page")).PuzzlesPage,
};
