import type {FormatModule} from "../format";
import {strategyResult} from "../strategy-result";

export const order: FormatModule["order"] = 9;
export const formatOf: FormatModule["formatOf"] = ({state, answer, showsAnswer}, t) => {
  const {grundy: value} = answer;
  if (!showsAnswer || value === null || answer.kind !== "nimber" || answer.play !== "normal") return null;
  return {
    ...{id: "value", words: t.share.formValue, about: t.share.aboutValue},
    ...{file: {name: "value.json", type: "application/json"}, clip: "text"},
    make: () => strategyResult(state, "value", (facts) => (t) => t(t.share.valueProofSaved, {...facts, value})),
  };
};
