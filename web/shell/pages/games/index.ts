// All games.
import {type ListLink, listLink} from "../../../address/list-link";
import type {RoutedPage} from "../../page";

export const page: RoutedPage<ListLink> = {
  ...listLink("games"),
  entry: "games",
  order: 1,
  label: (t) => t.table.games,
  words: ["gallery"],
  load: async () => (await import("./games-page")).GamesPage,
};
