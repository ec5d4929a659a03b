// Short games: values of Left and Right.
import {firstValue, formatValue, parseValue, type ValueLink} from "../../../address/value-link";
import type {RoutedPage} from "../../page";

export const page: RoutedPage<ValueLink> = {
  ...{start: firstValue, parse: parseValue, format: formatValue},
  entry: "values",
  order: 5,
  tab: (t) => t.nimbers.shortGames,
  words: ["short", "values"],
  load: async () => (await import("./value-page")).ValuePage,
};
