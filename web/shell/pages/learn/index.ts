// List of the articles, which are files of the site.
import {type ListLink, listLink} from "../../../address/list-link";
import {hasSite} from "../../../ui/site";
import type {RoutedPage} from "../../page";

export const page: RoutedPage<ListLink> = {
  ...listLink("learn"),
  entry: "learn",
  order: 8,
  label: (t) => t.table.learn,
  needsSite: true,
  words: [],
  load: async () => (await import("./learn-page")).learnPage(hasSite ? await import("../../../learn") : null),
};
