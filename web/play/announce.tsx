// Live region with one sentence per ply: the move made, what it did, then what it means.
import type {Answer} from "../engine/types";
import {outcomeWords} from "../say/verdicts";
import {useLanguage} from "../ui/language";
import {formatNimber} from "../ui/numbers";

interface AnnounceProps {
  outcome: Answer["outcome"];
  grundy: Answer["grundy"];
  announcement: {by: "you" | "engine"; what: string} | null;
  /** Further remarks on the move or on a prediction. */
  remarks: string[];
  /** Question asked while the answer is hidden. */
  prompt: string | null;
  /** False until the answer arrives; the previous sentence stays meanwhile. */
  isReady: boolean;
}

export function Announce({outcome, grundy, announcement, remarks, prompt, isReady}: AnnounceProps) {
  const t = useLanguage();
  const move =
    announcement && t(announcement.by === "you" ? t.ui.youPlayed : t.ui.enginePlayed, {move: announcement.what});
  const value = grundy === null ? "" : t(t.ui.valueIs, {value: formatNimber(grundy)});
  const verdict = outcome ? t(t.ui.said, {outcome: outcomeWords(t)[outcome], value}) : t.ui.outcomeUnknown;
  return (
    <p class="announce" role="status" aria-live="polite">
      {isReady && [move, ...remarks, prompt ?? verdict].filter(Boolean).join(" ")}
    </p>
  );
}
