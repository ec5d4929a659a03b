// One sentence per ply in one live region: the move made, what it did, then what it means.
import type {Answer} from "../engine/types";
import {outcomeWords} from "../say/verdicts";
import {useLanguage} from "../ui/language";
import {starred} from "../ui/numbers";

interface AnnounceProps {
  answer: Answer;
  told: {by: "you" | "engine"; what: string} | null;
  /** What is said besides: of the move, of a prediction. */
  remarks: string[];
  /** What is asked while the answer is kept back. */
  asked: string | null;
  /** While the answer is not there yet, the sentence before stays. */
  ready: boolean;
}

export function Announce({answer, told, remarks, asked, ready}: AnnounceProps) {
  const t = useLanguage();
  const move = told && t(told.by === "you" ? t.ui.youPlayed : t.ui.enginePlayed, {move: told.what});
  const value = answer.grundy === null ? "" : t(t.ui.valueIs, {value: starred(answer.grundy)});
  const verdict = answer.outcome
    ? t(t.ui.said, {outcome: outcomeWords(t)[answer.outcome], value})
    : t.ui.outcomeUnknown;
  return (
    <p class="announce" role="status" aria-live="polite">
      {ready && [move, ...remarks, asked ?? verdict].filter(Boolean).join(" ")}
    </p>
  );
}
