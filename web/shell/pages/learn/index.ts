// Articles by title, which the masthead offers if there are any.
import {type ListLink, listLink} from "../../../address/list-link";
import {hasSite} from "../../../ui/site";
import type {RoutedPage} from "../../page";

export const page: RoutedPage<ListLink> = {
  ...listLink("learn"),
  entry: "learn",
  order: 8,
  label: hasSite ? (t) => t.table.learn : null,
  words: [],
  load: async () => (await import("./learn-page")).learnPage(hasSite ? await import("../../../learn") : null),
};
