// One sentence per ply in one live region: the move made, what it did, then what it means.
import type {Answer} from "../engine/types";
import {outcomeWords} from "../say/verdicts";
import {ui, type Words} from "../text";
import {starred} from "../ui/numbers";
import {useTongue} from "../ui/tongue";

interface AnnounceProps {
  answer: Answer;
  told: {by: "you" | "engine"; what: Words} | null;
  /** What is said besides: of the move, of a prediction. */
  remarks: Words[];
  /** What is asked while the answer is kept back. */
  asked: Words | null;
  /** While the answer is not there yet, the sentence before stays. */
  ready: boolean;
}

export function Announce({answer, told, remarks, asked, ready}: AnnounceProps) {
  const t = useTongue();
  const move = told && t(told.by === "you" ? ui.youPlayed : ui.enginePlayed, {move: t(told.what)});
  const value = answer.grundy === null ? "" : t(ui.valueIs, {value: starred(answer.grundy)});
  const verdict = answer.outcome ? t(ui.said, {outcome: t(outcomeWords[answer.outcome]), value}) : t(ui.outcomeUnknown);
  return (
    <p class="announce" role="status" aria-live="polite">
      {ready && [move, ...remarks.map((r) => t(r)), asked ? t(asked) : verdict].filter(Boolean).join(" ")}
    </p>
  );
}
