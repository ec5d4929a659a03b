// Editor of all boards but graphs: a view of the parts that the notation has. As in the editor of graphs, every edit is
// a new text of the position, and the editor shows whatever text comes back.
import {Fragment} from "preact";
import {useLayoutEffect, useMemo, useRef} from "preact/hooks";
import type {Board} from "../boards/input/touch";
import type {EngineError} from "../engine/types";
import {BoardView} from "../say/board-view";
import {gameWords} from "../say/game-names";
import {TextWithCode} from "../ui/coded";
import {FaultLine} from "../ui/fault";
import {Help} from "../ui/help";
import {useTexts} from "../ui/language";
import {type Bounds, type IsReadable, useBounds} from "./bounds";
import {CellSizes, Cells} from "./cells-part";
import {type Entry, faultyPart, formOf, readForm, writeForm} from "./forms";
import {AddItem, ListFields, type PartProps, Shrink} from "./list-part";
import type {Part} from "./parts";
import {Flag, Rule, Single} from "./single-part";
import {EditorControls} from "./tools";
import "./editor.css";
import "./forms.css";
import type {Sentence} from "../text";
import type {EditedComponent} from "./edited-component";

export interface BoardEditorProps {
  /**
   * Component as typed; `printed` and `board` are what the engine prints and draws, or null if it has not read this
   * very text.
   */
  component: EditedComponent;
  printed: EditedComponent | null;
  board: Board | null;
  /** Last known board. */
  model: Board;
  /** Catalogue entry of the game; it names the formats of the text. */
  entry: Entry;
  /** Whole address, the place in it where the component begins, and its error. */
  address: string;
  from: number;
  fault: EngineError | null;
  onAgain(): Promise<void>;
  canUndo: boolean;
  canRedo: boolean;
  reads: IsReadable;
  onEdit(edited: EditedComponent, message: Sentence<"editor">): void;
  onUndo(): void;
  onRedo(): void;
  onDone(): void;
}

/** Hook for the parts of the text. A text that cannot be read leaves the last parts. */
function useParts({component, printed, board, model, entry}: BoardEditorProps) {
  const lastBoard = useRef(model);
  lastBoard.current = board ?? lastBoard.current;
  const form = useMemo(() => formOf(entry, component.id), [entry, component.id]);
  const lastParsed = useRef<{component: EditedComponent; parts: Part[]} | null>(null);
  const parsed = useMemo(() => {
    if (!form) return null;
    const candidates = [component, printed].flatMap((source) => {
      const parts = source && readForm(source, form);
      return parts ? [{component, parts}] : [];
    });
    return candidates[0] ?? null;
  }, [component, printed, form]);
  lastParsed.current = parsed ?? lastParsed.current;
  return {form, parsed: lastParsed.current, isRead: parsed !== null, lastBoard: lastBoard.current};
}

/** Hook that moves the focus to the editor itself when an edit or undo removes the focused element. */
function useFocusFallback() {
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    box.current?.focus({preventScroll: true});
  });
  const onFocusIn = (event: FocusEvent) => {
    focused.current = event.target as Element;
  };
  const onFocusOut = (event: FocusEvent) => {
    if (event.relatedTarget) focused.current = null;
  };
  return {box, onFocusIn, onFocusOut};
}

export function BoardEditor(props: BoardEditorProps) {
  const {address, from, component, board, fault, reads, canUndo, canRedo, onEdit, onUndo, onRedo, onDone} = props;
  const t = useTexts("editor");
  const {form, parsed, isRead, lastBoard} = useParts(props);
  const {box, onFocusIn, onFocusOut} = useFocusFallback();
  const parts = parsed?.parts ?? [];
  const boundsOf = useBounds(board && parsed ? parsed.component : null, form, parts, reads);
  const faulty = form && isRead && fault?.at != null ? faultyPart(form, parts, address, from, fault.at) : null;
  const notation = gameWords(component)(t).story?.notation.rules;
  const change = (index: number) => (part: Part, message: Sentence<"editor">) => {
    if (form && parsed) onEdit(writeForm(parsed.component, form, parts.with(index, part)), message);
  };
  return (
    <div
      class="editor form"
      role="group"
      aria-label={t(t.forms.editing, {game: gameWords(component)(t).name})}
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
        <EditorControls {...{canUndo, canRedo, onUndo, onRedo, onDone}} />
      </div>
      {!parsed && <p class="note">{t.forms.tooLong}</p>}
      <div class="parts">
        {parts.map((part, i) => (
          <Fragment key={i}>
            <PartEditor part={part} bounds={boundsOf(i)} isFaulty={i === faulty?.index} onEdit={change(i)} />
            {fault && i === faulty?.index && (
              <FaultLine id={faultId} text={faulty.text} fault={{error: fault, at: faulty.at}} />
            )}
            {notation && i + 1 === form?.inRules && part.kind !== "list" && (
              <p class="notation">
                <TextWithCode text={notation} />
              </p>
            )}
          </Fragment>
        ))}
      </div>
      {fault && !faulty && <FaultLine text={address} fault={{error: fault, at: fault.at}} onAgain={props.onAgain} />}
      {parsed && !isRead && fault && <p class="note">{t.forms.kept}</p>}
      {parts.slice(form?.inRules).some(({kind}) => kind !== "cells") && (
        <div class={board ? "drawn" : "drawn stale"}>
          <BoardView board={lastBoard} game={parsed?.component.id ?? null} hand={null} pins={undefined} />
        </div>
      )}
      <div class="foot">
        <Help about={t.forms.keys} />
      </div>
    </div>
  );
}

const faultId = "editor-fault";

function PartEditor({part, bounds, isFaulty, onEdit}: PartProps<Part> & {bounds: Bounds; isFaulty: boolean}) {
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
