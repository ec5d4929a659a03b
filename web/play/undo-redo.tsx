// Undo and redo of everything, beside the hint under the board.
import type {State} from "../game/state";
import {Glyph} from "../ui/glyph";
import {useLanguage} from "../ui/language";

export function UndoRedo({state}: {state: State}) {
  const t = useLanguage();
  return (
    <>
      <Glyph sign="↶" name={t.ui.undo} off={!state.canUndo.value} onPress={state.undo} />
      <Glyph sign="↷" name={t.ui.redo} off={!state.canRedo.value} onPress={state.redo} />
    </>
  );
}
