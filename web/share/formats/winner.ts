import type {FormatModule} from "../format";
import {strategyResult} from "../strategy-result";

export const order: FormatModule["order"] = 8;
export const formatOf: FormatModule["formatOf"] = ({state, showsAnswer}, t) =>
  showsAnswer
    ? {
        ...{id: "winner", words: t.share.formWinner, about: t.share.aboutWinner},
        ...{file: {name: "strategy.json", type: "application/json"}, clip: "text"},
        make: () => strategyResult(state, "winner", (facts) => (t) => t(t.share.planSaved, facts)),
      }
    : null;
