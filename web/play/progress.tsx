// Progress of a long search, with a button that cancels it.
import type {Analysis} from "../game/analysis/analysis";
import {useLanguage} from "../ui/language";
import {formatCount} from "../ui/numbers";

export function Progress({analysis}: {analysis: Pick<Analysis, "visited" | "moveProgress" | "cancel">}) {
  const t = useLanguage();
  const moves = analysis.moveProgress.value;
  const visited = formatCount(analysis.visited.value);
  const words = moves
    ? t(t.ui.workingAt[moves.stage], {visited, move: Math.min(moves.examined + 1, moves.of), of: moves.of})
    : analysis.visited.value > 0
      ? t(t.ui.working, {visited})
      : t.waiting.starting;
  return (
    <p class="progress" role="status">
      <progress aria-label={words} {...(moves && {value: moves.examined, max: moves.of})} />
      <span>{words}</span>
      <button type="button" onClick={analysis.cancel}>
        {t.ui.cancel}
      </button>
    </p>
  );
}
