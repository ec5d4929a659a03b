// State of editing: which component of the position is being edited. The editor itself is loaded when it is first
// opened.
import {type ReadonlySignal, signal} from "@preact/signals";
import type {Board, Pins} from "../boards/input/touch";
import type {CatalogEntry} from "../engine/types";
import {entryOf} from "../game/catalog/samples";
import {readOnly} from "../game/read-only";
import type {State} from "../game/state";
import {requireParts, type Sentence} from "../text";
import {createLateView} from "../ui/late";
import type {Reading} from "../ui/reading";
import {type GraphBoard, isDrawn} from "./drawing";
import {type EditedComponent, withReplacedComponent} from "./edited-component";

interface OpenEditor {
  index: number;
  id: string;
  model: Board;
}

/**
 * Returns true for numbers that may state a graph in a notation other than ours; a row of numbers alone may be tokens.
 */
function isForeignGraph(pasted: string, {kind}: GraphBoard): boolean {
  const text = pasted.normalize("NFKC").trim();
  if (!/\d/.test(text) || /[a-z][(:]/i.test(text)) return false;
  return /[\n[]/.test(text) || (kind === "graph" && /^[\d\s,]+$/.test(text));
}

export function createEditing(
  {analysis, autoplay, line, question, outlines, edit, place}: State,
  catalog: ReadonlySignal<CatalogEntry[]>,
  reading: Reading,
) {
  const open = signal<OpenEditor | null>(null);
  /** Message about the last edit, and the address that the edit has made. */
  const lastEdit = signal<{address: string; message: Sentence<"editor"> | null} | null>(null);
  /** Text pasted into the field of the position that the editor is to read. */
  const pasted = signal<string | null>(null);
  const editor = createLateView({words: ["editor"], load: () => import("./index")});
  /** Component and address that the editor will open with, once it is loaded. */
  const requested = signal<{index: number; address: string} | null>(null);
  const keyOf = (index: number, id: string) => `${index} ${id}`;
  /** Returns the places of all vertices that the user has moved, with `pins` for the open drawing. */
  const withPins = (pins: Pins) => {
    const {index, id} = open.value ?? {index: 0, id: ""};
    return new Map([...line.value.pins, [keyOf(index, id), pins]]);
  };
  return readOnly({
    open,
    editor,
    requested,
    pinsOf: (index: number, id: string | null) => line.value.pins.get(keyOf(index, id ?? "")),
    pasted,
    /** Available once the catalogue is loaded. */
    entryOf: (id: string) => entryOf(catalog.value, id),
    /** Returns the message about the position at `address`, if an edit has made it. */
    messageOf(address: string): Sentence | null {
      const message = lastEdit.value?.address === address ? lastEdit.value.message : null;
      return message && ((t) => message(requireParts(t, "editor")));
    },
    /** Replaces the component by an edited one; `pins` are the new places of its vertices, if the edit has set one. */
    edit(edited: EditedComponent, message: Sentence<"editor"> | null, pins?: Pins) {
      const {address} = question.value;
      const next = withReplacedComponent(address, outlines.of(address) ?? [], open.value?.index ?? 0, edited);
      if (!next) return;
      outlines.keep(next.address, next.components);
      lastEdit.value = {address: next.address, message};
      edit(next.address, pins && withPins(pins));
    },
    place: (pins: Pins, isRun: boolean) => place(withPins(pins), isRun),
    /** Returns true if the editor takes the pasted text instead of the field of the position. */
    takePastedText(text: string): boolean {
      const board = analysis.answer.value?.board ?? null;
      if (!isDrawn(board) || !isForeignGraph(text, board)) return false;
      pasted.value = text;
      void this.start(0);
      return true;
    },
    async start(index: number) {
      const answer = analysis.answer.value;
      const component = answer?.components?.[index] ?? answer;
      if (!component?.board) return;
      const {address} = question.value;
      const id = (await outlines.ask(address))?.[index]?.id ?? null;
      if (id === null) return;
      const request = {index, address};
      requested.value = request;
      if (!(await editor.load(reading)) || requested.value !== request || question.value.address !== address) return;
      requested.value = null;
      autoplay.setHeld(true);
      open.value = {index, id, model: component.board};
    },
    stop() {
      requested.value = null;
      open.value = null;
      autoplay.setHeld(false);
      pasted.value = null;
    },
  });
}

export type Editing = ReturnType<typeof createEditing>;
