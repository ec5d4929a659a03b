// Nim arithmetic.
import {defaultNimbers, formatNimbers, type NimberLink, parseNimbers} from "../../../address/nimber-link";
import type {RoutedPage} from "../../page";

export const page: RoutedPage<NimberLink> = {
  ...{start: defaultNimbers, parse: parseNimbers, format: formatNimbers},
  entry: "values",
  order: 4,
  tab: (t) => t.nimbers.name,
  words: ["values"],
  load: async () => (await import("./nimber-page")).NimberPage,
};
