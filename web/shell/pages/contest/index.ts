// Contest problems.
import {type ListLink, listLink} from "../../../address/list-link";
import type {RoutedPage} from "../../page";

export const page: RoutedPage<ListLink> = {
  ...listLink("contest"),
  entry: "contest",
  order: 7,
  label: (t) => t.table.contest,
  words: ["contest", "solutions"],
  load: async () => (await import("./contest-page")).ContestPage,
};
