// Sequence of the values of a game, the first of the pages of values.
import {defaultSequence, formatSequence, parseSequence, type SequenceLink} from "../../../address/sequence-link";
import type {RoutedPage} from "../../page";

export const page: RoutedPage<SequenceLink> = {
  ...{start: defaultSequence, parse: parseSequence, format: formatSequence},
  entry: "values",
  order: 3,
  label: (t) => t.table.values,
  tab: (t) => t.ui.sequence,
  words: ["values", "codes"],
  load: async () => (await import("./sequence-page")).SequencePage,
};
