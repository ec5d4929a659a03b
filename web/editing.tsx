// Editing by hand: which component of the position is being edited. The editor is loaded when it is first opened.
import {signal} from "@preact/signals";
import type {RefObject} from "preact";
import {useEffect, useRef} from "preact/hooks";
import type {Place} from "./boards/graph-layout";
import {type Drawn, isDrawn} from "./editor/drawing";
import type {State} from "./state";
import {gameOf} from "./text";

interface Open {
  index: number;
  id: string;
  model: Drawn;
  pins: Map<string, Place>;
}

/** Numbers of a graph, but in no notation of ours; a row of numbers alone can be tokens. */
function isForeign(pasted: string, {kind}: Drawn): boolean {
  const text = pasted.normalize("NFKC").trim();
  if (!/\d/.test(text) || /[a-z][(:]/i.test(text)) return false;
  return /[\n[]/.test(text) || (kind === "graph" && /^[\d\s,]+$/.test(text));
}

export function createEditing({analysis, mover}: State) {
  const open = signal<Open | null>(null);
  /** What was pasted into the position's field and is for the editor to read. */
  const pasted = signal<string | null>(null);
  const editor = signal<typeof import("./editor") | null>(null);
  /** Where vertices were put by hand, game by game. */
  const pins = new Map<string, Map<string, Place>>();
  const pinsOf = (index: number, address: string | null) => pins.get(`${index} ${gameOf(address).id}`);
  return {
    open,
    editor,
    pinsOf,
    pasted,
    /** Whether the editor has taken what was pasted in place of the whole position. */
    take(text: string): boolean {
      const board = analysis.answer.value?.board ?? null;
      if (!isDrawn(board) || !isForeign(text, board)) return false;
      pasted.value = text;
      void this.start(0);
      return true;
    },
    async start(index: number) {
      const answer = analysis.answer.value;
      const component = answer?.components?.[index] ?? answer;
      if (!component || !isDrawn(component.board)) return;
      const {id} = gameOf(component.address);
      const own = pinsOf(index, component.address) ?? new Map<string, Place>();
      pins.set(`${index} ${id}`, own);
      editor.value ??= await import("./editor");
      mover.held.value = true;
      open.value = {index, id, model: component.board, pins: own};
    },
    stop() {
      open.value = null;
      mover.held.value = false;
      pasted.value = null;
    },
  };
}

export type Editing = ReturnType<typeof createEditing>;

interface EditedProps {
  state: State;
  editing: Editing;
  root: RefObject<HTMLElement | null>;
}

/** The focus goes into the editor when it opens, and back to its button. */
function useFocus(root: RefObject<HTMLElement | null>, isOpen: boolean) {
  const was = useRef(false);
  useEffect(() => {
    if (isOpen !== was.current)
      root.current?.querySelector<HTMLElement>(isOpen ? "#board svg" : "#board .edit")?.focus({preventScroll: true});
    was.current = isOpen;
  }, [isOpen, root]);
}

export function EditedOf({state, editing, root}: EditedProps) {
  const {analysis, question} = state;
  const open = editing.open.value;
  const answer = analysis.stale.value ? null : analysis.answer.value;
  const board = (answer?.components?.[open?.index ?? 0] ?? answer)?.board ?? null;
  const {Editing: View} = editing.editor.value ?? {};
  useFocus(root, open !== null);
  if (!open || !View) return null;
  return (
    <figure id="board">
      <View
        {...open}
        pasted={editing.pasted.value}
        address={question.value.address}
        board={isDrawn(board) ? board : null}
        fault={analysis.fault.value}
        canUndo={state.canUndo.value}
        canRedo={state.canRedo.value}
        onEdit={state.edit}
        onUndo={state.undo}
        onRedo={state.redo}
        onDone={editing.stop}
      />
    </figure>
  );
}
