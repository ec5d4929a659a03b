// Page about one game: `#/game/nim`, or with rules `#/game/coins(turtles)`.
import {type ListLink, listLink} from "../../../address/list-link";
import type {RoutedPage} from "../../page";

export const page: RoutedPage<ListLink> = {
  ...listLink("game"),
  entry: "games",
  order: 1.5,
  words: ["gallery", "profile", "puzzles"],
  gameOf: ({chosen}) => chosen,
  load: async () => (await import("./about-page")).AboutPage,
};
