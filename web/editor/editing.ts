// Editing by hand: which component of the position is being edited. The editor itself is loaded when it is first opened.
import {type ReadonlySignal, signal} from "@preact/signals";
import type {Board, Pins} from "../boards/hand/touch";
import type {CatalogEntry} from "../engine/types";
import {readOnly} from "../game/read-only";
import {entryOf} from "../game/samples";
import type {State} from "../game/state";
import {having, type Sentence} from "../text";
import {lateWithWords} from "../ui/late";
import type {Reading} from "../ui/reading";
import {type Drawn, isDrawn} from "./drawing";
import {replaced, type Written} from "./written";

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

export function createEditing(
  {analysis, autoplay, line, question, outlines, edit, place}: State,
  catalog: ReadonlySignal<CatalogEntry[]>,
  reading: Reading,
) {
  const open = signal<Open | null>(null);
  /** What the last edit did, and the address that it made. */
  const said = signal<{address: string; what: Sentence<"editor"> | null} | null>(null);
  /** What was pasted into the position's field and is for the editor to read. */
  const pasted = signal<string | null>(null);
  const editor = lateWithWords({words: ["editor"], load: () => import("./index")});
  /** What was to be edited, and where, as long as the editor has not come. */
  const wanted = signal<{index: number; address: string} | null>(null);
  const keyOf = (index: number, id: string) => `${index} ${id}`;
  /** Where all vertices stand that were put by hand, with these for the drawing that is open. */
  const pinned = (pins: Pins) => {
    const {index, id} = open.value ?? {index: 0, id: ""};
    return new Map([...line.value.pins, [keyOf(index, id), pins]]);
  };
  return readOnly({
    open,
    editor,
    wanted,
    pinsOf: (index: number, id: string | null) => line.value.pins.get(keyOf(index, id ?? "")),
    pasted,
    /** Once there is a catalogue. */
    entryOf: (id: string) => entryOf(catalog.value, id),
    /** What is to be said of the position at `address`, where an edit made it. */
    saidOf(address: string): Sentence | null {
      const what = said.value?.address === address ? said.value.what : null;
      return what && ((t) => what(having(t, "editor")));
    },
    /** `pins`: where the drawing's vertices stand then, if the edit put one. */
    edit(made: Written, what: Sentence<"editor"> | null, pins?: Pins) {
      const {address} = question.value;
      const next = replaced(address, outlines.of(address) ?? [], open.value?.index ?? 0, made);
      if (!next) return;
      outlines.keep(next.address, next.components);
      said.value = {address: next.address, what};
      edit(next.address, pins && pinned(pins));
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
      const {address} = question.value;
      const id = (await outlines.ask(address))?.[index]?.id ?? null;
      if (id === null) return;
      const own = {index, address};
      wanted.value = own;
      if (!(await editor.load(reading)) || wanted.value !== own || question.value.address !== address) return;
      wanted.value = null;
      autoplay.hold(true);
      open.value = {index, id, model: component.board};
    },
    stop() {
      wanted.value = null;
      open.value = null;
      autoplay.hold(false);
      pasted.value = null;
    },
  });
}

export type Editing = ReturnType<typeof createEditing>;
