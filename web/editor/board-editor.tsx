// A board edited by hand, but for graphs: one view of the parts that its notation has. As in the editor of graphs, every edit is
// a new text of the position, and whatever text comes back is shown.
import {Fragment} from "preact";
import {useLayoutEffect, useMemo, useRef} from "preact/hooks";
import type {Board} from "../boards/hand/touch";
import type {EngineError} from "../engine/types";
import {BoardView} from "../say/board-view";
import {gameIn} from "../say/game-names";
import {Coded} from "../ui/coded";
import {FaultLine} from "../ui/fault";
import {Help} from "../ui/help";
import {useWords} from "../ui/language";
import {type Bounds, type Reads, useBounds} from "./bounds";
import {CellSizes, Cells} from "./cells-part";
import {type Entry, faultyPart, formOf, readForm, writeForm} from "./forms";
import {AddItem, ListFields, type PartProps, Shrink} from "./list-part";
import type {Part} from "./pieces";
import {Flag, Rule, Single} from "./single-part";
import {Whole} from "./tools";
import "./editor.css";
import "./forms.css";
import type {Sentence} from "../text";
import type {Written} from "./written";

export interface BoardEditorProps {
  /** The component as it is typed, and as the engine prints and draws it, where it has read this very text. */
  written: Written;
  printed: Written | null;
  board: Board | null;
  /** The last board that there was, and what the catalogue has of the game: which notation it is. */
  model: Board;
  entry: Entry;
  /** The whole address, where the component begins in it, and what is wrong with it. */
  address: string;
  from: number;
  fault: EngineError | null;
  onAgain(): Promise<void>;
  canUndo: boolean;
  canRedo: boolean;
  reads: Reads;
  onEdit(made: Written, said: Sentence<"editor">): void;
  onUndo(): void;
  onRedo(): void;
  onDone(): void;
}

/** The parts of the text; a text that cannot be read leaves the last. */
function useParts({written, printed, board, model, entry}: BoardEditorProps) {
  const drawn = useRef(model);
  drawn.current = board ?? drawn.current;
  const form = useMemo(() => formOf(drawn.current, entry, written.id), [drawn.current, entry, written.id]);
  const last = useRef<{written: Written; parts: Part[]} | null>(null);
  const read = useMemo(() => {
    if (!form) return null;
    const found = [written, printed].flatMap((each) => {
      const parts = each && readForm(each, form);
      return parts ? [{written, parts}] : [];
    });
    return found[0] ?? null;
  }, [written, printed, form]);
  last.current = read ?? last.current;
  return {form, now: last.current, isRead: read !== null, drawn: drawn.current};
}

/** An edit or an undo may take away what has the focus: the editor itself takes it then. */
function useHeldFocus() {
  const box = useRef<HTMLDivElement>(null);
  const held = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!held.current || held.current.isConnected) return;
    held.current = null;
    box.current?.focus({preventScroll: true});
  });
  const onFocusIn = (event: FocusEvent) => {
    held.current = event.target as Element;
  };
  const onFocusOut = (event: FocusEvent) => {
    if (event.relatedTarget) held.current = null;
  };
  return {box, onFocusIn, onFocusOut};
}

export function BoardEditor(props: BoardEditorProps) {
  const {address, from, written, board, fault, reads, canUndo, canRedo, onEdit, onUndo, onRedo, onDone} = props;
  const t = useWords("editor");
  const {form, now, isRead, drawn} = useParts(props);
  const {box, onFocusIn, onFocusOut} = useHeldFocus();
  const parts = now?.parts ?? [];
  const boundsOf = useBounds(board && now ? now.written : null, form, parts, reads);
  const faulty = form && isRead && fault?.at != null ? faultyPart(form, parts, address, from, fault.at) : null;
  const notation = gameIn(written)(t).story?.notation.rules;
  const change = (index: number) => (part: Part, said: Sentence<"editor">) => {
    if (form && now) onEdit(writeForm(now.written, form, parts.with(index, part)), said);
  };
  return (
    <div
      class="editor form"
      role="group"
      aria-label={t(t.forms.editing, {game: gameIn(written)(t).name})}
      tabIndex={-1}
      ref={box}
      onFocusIn={onFocusIn}
      onFocusOut={onFocusOut}
    >
      <div class="controls tools" role="group" aria-label={t.editing.tools}>
        {parts.map((part, i) => {
          const [key, onPart] = [i, change(i)];
          if (part.kind === "cells") return <CellSizes key={key} part={part} onEdit={onPart} />;
          if (part.kind !== "list") return null;
          const add = <AddItem key={key} part={part} bounds={boundsOf(i)} onEdit={onPart} />;
          return part.piece.extent === "triangle"
            ? [<Shrink key={`${key} less`} part={part} onEdit={onPart} />, add]
            : add;
        })}
        <Whole {...{canUndo, canRedo, onUndo, onRedo, onDone}} />
      </div>
      {!now && <p class="note">{t.forms.tooLong}</p>}
      <div class="parts">
        {parts.map((part, i) => (
          <Fragment key={i}>
            <PartOf part={part} bounds={boundsOf(i)} isFaulty={i === faulty?.index} onEdit={change(i)} />
            {fault && i === faulty?.index && (
              <FaultLine id={faultId} text={faulty.text} fault={{error: fault, at: faulty.at}} />
            )}
            {notation && i + 1 === form?.inRules && part.kind !== "list" && (
              <p class="notation">
                <Coded text={notation} />
              </p>
            )}
          </Fragment>
        ))}
      </div>
      {fault && !faulty && <FaultLine text={address} fault={{error: fault, at: fault.at}} onAgain={props.onAgain} />}
      {now && !isRead && fault && <p class="note">{t.forms.kept}</p>}
      {parts.slice(form?.inRules).some(({kind}) => kind !== "cells") && (
        <div class={board ? "drawn" : "drawn stale"}>
          <BoardView board={drawn} hand={null} pins={undefined} />
        </div>
      )}
      <div class="foot">
        <Help about={t.forms.keys} />
      </div>
    </div>
  );
}

const faultId = "editor-fault";

function PartOf({part, bounds, isFaulty, onEdit}: PartProps<Part> & {bounds: Bounds; isFaulty: boolean}) {
  const fault = isFaulty ? faultId : undefined;
  switch (part.kind) {
    case "list":
      return <ListFields part={part} bounds={bounds} onEdit={onEdit} />;
    case "cells":
      return <Cells part={part} onEdit={onEdit} />;
    case "value":
      return <Single part={part} faultId={fault} onEdit={onEdit} />;
    case "flag":
      return <Flag part={part} onEdit={onEdit} />;
    case "rule":
      return <Rule part={part} faultId={fault} onEdit={onEdit} />;
  }
}
