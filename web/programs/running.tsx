// Progress of the exploration of a program, with a button to stop it.
import {useTexts} from "../ui/language";
import {formatCount} from "../ui/numbers";
import type {ExplorationSize} from "./program-store";

export function RunProgress({size, onStop}: {size: ExplorationSize; onStop(): void}) {
  const t = useTexts("programs");
  const {states, options} = size;
  return (
    <div class="progress">
      <progress aria-label={t.programs.run} />
      <span class="quiet">
        {states === 0
          ? t.programs.starting
          : t(t.programs.exploring, {states: formatCount(states), options: formatCount(options)})}
      </span>
      <button type="button" onClick={onStop}>
        {t.programs.stop}
      </button>
    </div>
  );
}
