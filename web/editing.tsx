// Editing by hand: which component of the position is being edited. The editor is loaded when it is first opened.
import {type ReadonlySignal, signal} from "@preact/signals";
import type {RefObject} from "preact";
import {useEffect, useRef} from "preact/hooks";
import type {Board, Pins} from "./boards/touch";
import {type Drawn, isDrawn} from "./editor/drawing";
import type {CatalogEntry} from "./engine/types";
import type {State} from "./state";
import {gameOf, type Words} from "./text";

interface Open {
  index: number;
  id: string;
  model: Board;
}

/** Numbers of a graph, but in no notation of ours; a row of numbers alone can be tokens. */
function isForeign(pasted: string, {kind}: Drawn): boolean {
  const text = pasted.normalize("NFKC").trim();
  if (!/\d/.test(text) || /[a-z][(:]/i.test(text)) return false;
  return /[\n[]/.test(text) || (kind === "graph" && /^[\d\s,]+$/.test(text));
}

export function createEditing({analysis, mover, line, edit, place}: State, catalog: ReadonlySignal<CatalogEntry[]>) {
  const open = signal<Open | null>(null);
  /** What the last edit did, and the address that it made. */
  const said = signal<{address: string; what: Words | null} | null>(null);
  /** What was pasted into the position's field and is for the editor to read. */
  const pasted = signal<string | null>(null);
  const editor = signal<typeof import("./editor") | null>(null);
  const keyOf = (index: number, id: string) => `${index} ${id}`;
  /** Where all vertices stand that were put by hand, with these for the drawing that is open. */
  const pinned = (pins: Pins) => {
    const {index, id} = open.value ?? {index: 0, id: ""};
    return new Map([...line.value.pins, [keyOf(index, id), pins]]);
  };
  return {
    open,
    editor,
    pinsOf: (index: number, address: string | null) => line.value.pins.get(keyOf(index, gameOf(address).id)),
    pasted,
    /** A position of a game as the catalogue writes it, once there is one. */
    sampleOf: (id: string) => catalog.value.find((entry) => entry.id === id)?.sample,
    /** What is to be said of the position at `address`, where an edit made it. */
    saidOf: (address: string) => (said.value?.address === address ? said.value.what : null),
    /** `pins`: where the drawing's vertices stand then, if the edit put one. */
    edit(address: string, what: Words | null, pins?: Pins) {
      said.value = {address, what};
      edit(address, pins && pinned(pins));
    },
    place: (pins: Pins, isRun: boolean) => place(pinned(pins), isRun),
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
      if (!component?.board) return;
      const {id} = gameOf(component.address);
      editor.value ??= await import("./editor");
      mover.held.value = true;
      open.value = {index, id, model: component.board};
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

const none: Pins = new Map();

/** The focus goes into the editor when it opens, and back to the button that opened it. */
function useFocus(root: RefObject<HTMLElement | null>, index: number | null) {
  const was = useRef<number | null>(null);
  useEffect(() => {
    if (index === was.current) return;
    const place = index === null ? `#board .edit[data-component="${was.current}"]` : "#board :is(.form, .sheet-of)";
    root.current?.querySelector<HTMLElement>(place)?.focus({preventScroll: true});
    was.current = index;
  }, [index, root]);
}

export function EditedOf({state, editing, root}: EditedProps) {
  const {analysis, question} = state;
  const open = editing.open.value;
  const answer = analysis.stale.value ? null : analysis.answer.value;
  const component = answer?.components?.[open?.index ?? 0] ?? answer;
  const {Editing: View} = editing.editor.value ?? {};
  const sample = open ? editing.sampleOf(open.id) : undefined;
  const isShown = open !== null && View !== undefined && sample !== undefined;
  useFocus(root, isShown ? open.index : null);
  if (!isShown) return null;
  return (
    <figure id="board">
      <View
        {...open}
        pins={editing.pinsOf(open.index, `${open.id}:`) ?? none}
        sample={sample}
        pasted={editing.pasted.value}
        address={question.value.address}
        board={component?.board ?? null}
        printed={component?.address ?? null}
        fault={analysis.fault.value}
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
