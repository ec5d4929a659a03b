// Editor of graphs. It changes only the text of the position: every edit is a new text, and whatever text comes back,
// by undo or from the keyboard, is drawn.
import {useCallback, useMemo, useRef, useState} from "preact/hooks";
import {arrows, nearest, neighbour} from "../boards/input/roving";
import type {Pins} from "../boards/input/touch";
import type {Place} from "../boards/kinds/graph/graph-layout";
import type {EngineError} from "../engine/types";
import {FaultLine} from "../ui/fault";
import {Help} from "../ui/help";
import {useTexts} from "../ui/language";
import {
  type Command,
  commandKeys,
  commandsOf,
  type EditorContext,
  exists,
  markEdge,
  type Pending,
  pressAt,
} from "./commands";
import {type Drawing, drawingOf, type GraphBoard, shapeOf} from "./drawing";
import {type EditedComponent, textOf} from "./edited-component";
import {edgeIn, elementsOf, vertexId, vertexIn} from "./elements";
import {isWritable, readDrawing, writeDrawing} from "./notation";
import {Paste} from "./paste";
import {planOf} from "./plan";
import {degreesOf, sayElement} from "./say";
import {Stage} from "./stage";
import {Tools} from "./tools";
import {usePlaces} from "./use-places";
import "./editor.css";

export interface EditorProps {
  /** Component as typed; `board` is what the engine draws, or null if it has not read this very text. */
  component: EditedComponent;
  board: GraphBoard | null;
  /** Last known board, which determines what can be drawn at all. */
  model: GraphBoard;
  /** Whole address, and its error. */
  address: string;
  fault: EngineError | null;
  onAgain(): Promise<void>;
  pins: Pins;
  /** Text pasted into the field of the position, still to be read; or null. */
  pasted: string | null;
  canUndo: boolean;
  canRedo: boolean;
  onEdit(edited: EditedComponent, pins?: Pins): void;
  /** Moves vertices; a run of such moves is one step of undo. */
  onPlace(pins: Pins, isRun: boolean): void;
  onUndo(): void;
  onRedo(): void;
  onDone(): void;
}

/** Hook for the drawing of the text. A text that cannot be read leaves the last drawing. */
function useDrawing({component, board, model}: EditorProps, shape: ReturnType<typeof shapeOf>) {
  const parsed = useMemo(() => readDrawing(component, shape), [component, shape]);
  const engineDrawing = useMemo(() => board && drawingOf(board), [board]);
  const lastDrawing = useRef<Drawing | null>(null);
  const known = parsed ?? engineDrawing;
  lastDrawing.current = known ?? lastDrawing.current ?? drawingOf(model);
  return {drawing: lastDrawing.current, isRead: known !== null};
}

/** Returns the cycle that the engine has found, such as "1>2>1", or null. */
const cycleOf = (fault: EngineError | null) => (fault?.expects.key === "no-cycle" ? fault.expects.facts.cycle : null);

function edgesOn({edges}: Drawing, cycle: string | null): ReadonlySet<number> {
  const names = cycle?.split(">") ?? [];
  const pairs = new Set(names.slice(1).map((name, i) => `${names[i]}>${name}`));
  return new Set(edges.flatMap(({from, to}, i) => (pairs.has(`${from}>${to}`) ? [i] : [])));
}

export function Editor(props: EditorProps) {
  const {address, component, model, fault, pins, pasted, canUndo, canRedo, onEdit, onPlace, onUndo, onRedo, onDone} =
    props;
  const t = useTexts("editor");
  // The game of an editor never changes.
  const shape = useMemo(() => shapeOf(model), []);
  const text = textOf(component);
  const {drawing, isRead} = useDrawing(props, shape);
  const {places, middle, expectText, relayout, withPin} = usePlaces(text, drawing, shape, pins);
  const [cursorId, setCursor] = useState<string | null>(null);
  const [storedPending, setPending] = useState<Pending>(null);
  const [isRefused, setIsRefused] = useState(false);
  const lastPlace = useRef<Place>({x: 0, y: 0});
  /** True if the arrow keys have moved the vertex since the command "move" began. */
  const isNudged = useRef(false);
  const plan = useMemo(() => planOf(drawing), [drawing]);
  const degrees = useMemo(() => degreesOf(drawing), [drawing]);
  const cycle = cycleOf(fault);
  const highlight = useMemo(() => edgesOn(drawing, cycle), [drawing, cycle]);
  const say = useCallback((id: string) => sayElement(id, drawing, shape, degrees, t), [drawing, shape, degrees, t]);
  const cursor = exists(cursorId, drawing) ? cursorId : null;
  const pending = storedPending && exists(vertexId(storedPending.vertex), drawing) ? storedPending : null;
  const elements = () => elementsOf(plan, places, pending?.kind !== "join");

  const context: EditorContext = {
    drawing,
    shape,
    cursor,
    pending,
    edit(next, nextCursor, newVertex) {
      const isNextWritable = isWritable(next, shape);
      setIsRefused(!isNextWritable);
      if (!isNextWritable) return;
      const edited = writeDrawing(component.id, next, shape);
      expectText(textOf(edited));
      const current = elements().find(({id}) => id === cursor);
      if (current) lastPlace.current = current;
      setPending(null);
      setCursor(nextCursor);
      if (textOf(edited) !== text) onEdit(edited, newVertex && withPin(newVertex.name, newVertex.at));
    },
    setPending(next) {
      isNudged.current = false;
      setPending(next);
    },
  };
  const commands = commandsOf(context);

  const onPress = (id: string | null, place: Place) => {
    if (pending?.kind === "move" && id === null) {
      onPlace(withPin(pending.vertex, place), false);
      return setPending(null);
    }
    const result = pressAt(context, id, place);
    if (!result) return;
    setPending(null);
    setCursor(result.cursor);
  };
  const onDrop = (vertex: string, place: Place) => {
    setCursor(vertexId(vertex));
    onPlace(withPin(vertex, place), false);
  };
  const nudge = (vertex: string, place: Place) => {
    onPlace(withPin(vertex, place), isNudged.current);
    isNudged.current = true;
  };
  const tidy = () => {
    relayout();
    if (pins.size > 0) onPlace(new Map(), false);
  };
  const moveCursor = (arrow: [number, number]) => {
    const all = elements();
    const current = all.find(({id}) => id === cursor);
    const target = current ? neighbour(all, current, arrow) : nearest(all, lastPlace.current);
    if (target) setCursor(target.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    const command = commandKeys[event.key as keyof typeof commandKeys] as Command | undefined;
    const movedPlace = pending?.kind === "move" && places.get(pending.vertex);
    if (arrow && movedPlace) nudge(pending.vertex, {x: movedPlace.x + 10 * arrow[0], y: movedPlace.y + 10 * arrow[1]});
    else if (arrow) moveCursor(arrow);
    else if (event.key === "Home") setCursor(elements()[0]?.id ?? null);
    else if (event.key === "End") setCursor(elements().at(-1)?.id ?? null);
    else if (event.key === "Escape" && pending) setPending(null);
    else if (command) commands[command]?.();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const prompt =
    pending &&
    t(pending.kind === "join" ? t.editing.joining : t.editing.moving, {from: pending.vertex, vertex: pending.vertex});
  return (
    <div class="editor">
      <Tools
        shape={shape}
        commands={commands}
        pending={pending?.kind ?? null}
        mark={drawing.edges[edgeIn(cursor) ?? -1]?.mark ?? null}
        ground={drawing.ground.includes(vertexIn(cursor) ?? "")}
        canUndo={canUndo}
        canRedo={canRedo}
        onMark={(mark) => markEdge(context, mark)}
        onTidy={tidy}
        onUndo={onUndo}
        onRedo={onRedo}
        onDone={onDone}
      />
      <p class="note status">
        {/* The sheet itself names the element at the cursor to screen readers. */}
        <span role="status">{prompt}</span>
        {!pending && <span>{cursor ? say(cursor) : t.editing.hint}</span>}
        {pending && (
          <button type="button" class="quiet" onClick={() => setPending(null)}>
            {t.editing.giveUp}
          </button>
        )}
      </p>
      {isRefused && <p class="fault">{t.editing.needsArc}</p>}
      {cycle && (
        <p class="fault" id="editor-fault" role="alert">
          {t(t.editing.cycle, {cycle: cycle.replaceAll(">", " → ")})}
        </p>
      )}
      {fault && !cycle && (
        <FaultLine id="editor-fault" text={address} fault={{error: fault, at: fault.at}} onAgain={props.onAgain} />
      )}
      {!isRead && fault && <p class="note">{t.editing.kept}</p>}
      <Stage
        {...{plan, shape, places, middle, cursor, highlight, say, onPress, onDrop, onKeyDown}}
        from={pending?.kind === "join" ? vertexId(pending.vertex) : null}
        label={t(t.editing.drawing, {vertices: plan.names.length, edges: drawing.edges.length})}
        describedBy="editor-keys"
      />
      <div class="foot" id="editor-keys">
        <Help about={t.editing.keys} />
      </div>
      <Paste
        key={pasted}
        {...{shape, drawing, pasted}}
        onUse={(next) => {
          relayout();
          setCursor(null);
          onEdit(writeDrawing(component.id, next, shape), new Map());
        }}
      />
    </div>
  );
}
