// Editing by hand: which component of the position is being edited. The editor is loaded when it is first opened.
import {type ReadonlySignal, signal} from "@preact/signals";
import type {RefObject} from "preact";
import {useEffect, useRef} from "preact/hooks";
import type {Place} from "./boards/graph-layout";
import type {Board} from "./boards/touch";
import {type Drawn, isDrawn} from "./editor/drawing";
import type {CatalogEntry} from "./engine/types";
import type {State} from "./state";
import {gameOf, type Words} from "./text";

interface Open {
  index: number;
  id: string;
  model: Board;
  pins: Map<string, Place>;
}

/** Numbers of a graph, but in no notation of ours; a row of numbers alone can be tokens. */
function isForeign(pasted: string, {kind}: Drawn): boolean {
  const text = pasted.normalize("NFKC").trim();
  if (!/\d/.test(text) || /[a-z][(:]/i.test(text)) return false;
  return /[\n[]/.test(text) || (kind === "graph" && /^[\d\s,]+$/.test(text));
}

export function createEditing({analysis, mover, edit}: State, catalog: ReadonlySignal<CatalogEntry[]>) {
  const open = signal<Open | null>(null);
  /** What the last edit did, and the address that it made. */
  const said = signal<{address: string; what: Words | null} | null>(null);
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
    /** A position of a game as the catalogue writes it, once there is one. */
    sampleOf: (id: string) => catalog.value.find((entry) => entry.id === id)?.sample,
    /** What is to be said of the position at `address`, where an edit made it. */
    saidOf: (address: string) => (said.value?.address === address ? said.value.what : null),
    edit(address: string, what: Words | null) {
      said.value = {address, what};
      edit(address);
    },
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
        sample={sample}
        pasted={editing.pasted.value}
        address={question.value.address}
        board={component?.board ?? null}
        printed={component?.address ?? null}
        fault={analysis.fault.value}
        canUndo={state.canUndo.value}
        canRedo={state.canRedo.value}
        onEdit={editing.edit}
        onUndo={state.undo}
        onRedo={state.redo}
        onDone={editing.stop}
      />
    </figure>
  );
}
