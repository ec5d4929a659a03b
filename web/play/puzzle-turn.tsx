// State of a puzzle in one line of fixed height: the task, a try that missed, or the result, by sign, word and colour.
import type {PuzzleShown} from "../game/puzzles/puzzle-store";
import type {State} from "../game/state";
import {marksOf, sayResult} from "../say/puzzle-result";
import type {Language} from "../text";
import {useLanguage} from "../ui/language";
import {currentSide} from "./turn";

function lineOf(puzzle: PuzzleShown, isRefuted: boolean, t: Language) {
  if (puzzle.result !== null) return {look: puzzle.result, marks: marksOf(puzzle), words: sayResult(puzzle)(t)};
  const marks = "✗".repeat(puzzle.tries.length);
  return {look: isRefuted || marks ? "missed" : "", marks, words: isRefuted ? t.playing.notWinning : t.playing.find};
}

/** Returns true while the puzzle is to be solved, and after its solution until the game goes on. */
export const isAtPuzzle = ({puzzling}: Pick<State, "puzzling">) => puzzling.isOpen.value || puzzling.isResting.value;

export function PuzzleTurn({state}: {state: State}) {
  const t = useLanguage();
  const puzzle = state.puzzling.current.value;
  if (!puzzle || !isAtPuzzle(state)) return null;
  const {look, marks, words} = lineOf(puzzle, state.refutation.isShown.value, t);
  const side = currentSide(state, t);
  return (
    <p class={`turn-line puzzle-turn ${look}`}>
      <strong class="task">
        {marks && <span class="marks">{marks} </span>}
        {words}
      </strong>
      {side && <span class={`side-${side.which}`}>{side.words}</span>}
    </p>
  );
}
