// How far a program has been explored, and its end.
import {useWords} from "../ui/language";
import {counted} from "../ui/numbers";
import type {ExplorationSize} from "./studio";

export function Running({made, onStop}: {made: ExplorationSize; onStop(): void}) {
  const t = useWords("programs");
  const {states, options} = made;
  return (
    <div class="progress">
      <progress aria-label={t.programs.run} />
      <span class="quiet">
        {states === 0
          ? t.programs.starting
          : t(t.programs.exploring, {states: counted(states), options: counted(options)})}
      </span>
      <button type="button" onClick={onStop}>
        {t.programs.stop}
      </button>
    </div>
  );
}
