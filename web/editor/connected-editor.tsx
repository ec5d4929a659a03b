// Editor of the component that is being edited, connected to the state of the page.
import type {RefObject} from "preact";
import {useEffect, useRef} from "preact/hooks";
import type {Pins} from "../boards/input/touch";
import type {State} from "../game/state";
import {LateView} from "../ui/late";
import type {Editing} from "./editing";

interface EditedProps {
  state: State;
  editing: Editing;
  root: RefObject<HTMLElement | null>;
}

const noPins: Pins = new Map();

/** Moves the focus into the editor when it opens, and back to the button that opened it. */
function useFocus(root: RefObject<HTMLElement | null>, index: number | null) {
  const previousIndex = useRef<number | null>(null);
  useEffect(() => {
    if (index === previousIndex.current) return;
    const selector =
      index === null ? `#board .edit[data-component="${previousIndex.current}"]` : "#board :is(.form, .sheet-of)";
    const target = root.current?.querySelector<HTMLElement>(selector);
    target?.focus({preventScroll: true});
    // Browsers scroll a focused element to the middle of the window; one that is already visible should not move.
    target?.scrollIntoView({block: "nearest"});
    previousIndex.current = index;
  }, [index, root]);
}

export function ConnectedEditor({state, editing, root}: EditedProps) {
  const {analysis, question} = state;
  const open = editing.open.value;
  const answer = analysis.currentAnswer.value;
  const component = answer?.components?.[open?.index ?? 0] ?? answer;
  const {Editing: View} = editing.editor.part.value ?? {};
  const requested = editing.requested.value;
  const entry = open ? editing.entryOf(open.id) : undefined;
  const isShown = open !== null && View !== undefined && entry !== undefined;
  useFocus(root, isShown ? open.index : null);
  if (!isShown)
    return requested?.address === question.value.address ? (
      <LateView late={editing.editor} plates={[]} onAgain={() => void editing.start(requested.index)}>
        {() => null}
      </LateView>
    ) : null;
  return (
    <figure id="board">
      <View
        {...open}
        pins={editing.pinsOf(open.index, open.id) ?? noPins}
        entry={entry}
        pasted={editing.pasted.value}
        address={question.value.address}
        components={state.outlines.of(question.value.address)}
        board={component?.board ?? null}
        printed={component}
        fault={analysis.fault.value}
        onAgain={analysis.retry}
        canUndo={state.canUndo.value}
        canRedo={state.canRedo.value}
        reads={state.isPosition}
        onEdit={editing.edit}
        onPlace={editing.place}
        onUndo={state.undo}
        onRedo={state.redo}
        onDone={editing.stop}
      />
    </figure>
  );
}
