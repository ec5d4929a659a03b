// The editor of the component that is being edited, fed from the state of the page.
import type {RefObject} from "preact";
import {useEffect, useRef} from "preact/hooks";
import type {Pins} from "../boards/hand/touch";
import type {State} from "../game/state";
import {LateOf} from "../ui/late";
import type {Editing} from "./editing";

interface EditedProps {
  state: State;
  editing: Editing;
  root: RefObject<HTMLElement | null>;
}

const none: Pins = new Map();

/** The focus goes into the editor when it opens, and back to the button that opened it. */
function useFocus(root: RefObject<HTMLElement | null>, index: number | null) {
  const was = useRef<number | null>(null);
  useEffect(() => {
    if (index === was.current) return;
    const place = index === null ? `#board .edit[data-component="${was.current}"]` : "#board :is(.form, .sheet-of)";
    const target = root.current?.querySelector<HTMLElement>(place);
    target?.focus({preventScroll: true});
    // Browsers put what is focused into the middle of the window; what can be seen already is not to move.
    target?.scrollIntoView({block: "nearest"});
    was.current = index;
  }, [index, root]);
}

export function EditedOf({state, editing, root}: EditedProps) {
  const {analysis, question} = state;
  const open = editing.open.value;
  const answer = analysis.stale.value ? null : analysis.answer.value;
  const component = answer?.components?.[open?.index ?? 0] ?? answer;
  const {Editing: View} = editing.editor.part.value ?? {};
  const wanted = editing.wanted.value;
  const entry = open ? editing.entryOf(open.id) : undefined;
  const isShown = open !== null && View !== undefined && entry !== undefined;
  useFocus(root, isShown ? open.index : null);
  if (!isShown)
    return wanted?.address === question.value.address ? (
      <LateOf late={editing.editor} plates={[]} onAgain={() => void editing.start(wanted.index)}>
        {() => null}
      </LateOf>
    ) : null;
  return (
    <figure id="board">
      <View
        {...open}
        pins={editing.pinsOf(open.index, open.id) ?? none}
        entry={entry}
        pasted={editing.pasted.value}
        address={question.value.address}
        components={state.outlines.of(question.value.address)}
        board={component?.board ?? null}
        printed={component}
        fault={analysis.fault.value}
        onAgain={analysis.again}
        canUndo={state.canUndo.value}
        canRedo={state.canRedo.value}
        reads={state.reads}
        onEdit={editing.edit}
        onPlace={editing.place}
        onUndo={state.undo}
        onRedo={state.redo}
        onDone={editing.stop}
      />
    </figure>
  );
}
