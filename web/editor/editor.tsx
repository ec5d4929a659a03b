// A graph edited by hand. The text of the position is all that it changes: every edit is a new text, and whatever text comes
// back, by undo or from the keyboard, is drawn.
import {useCallback, useMemo, useRef, useState} from "preact/hooks";
import {arrows, nearest, neighbour} from "../boards/hand/roving";
import type {Pins} from "../boards/hand/touch";
import type {Place} from "../boards/layout/graph-layout";
import type {EngineError} from "../engine/types";
import {FaultLine} from "../ui/fault";
import {Help} from "../ui/help";
import {useWords} from "../ui/language";
import {type Command, commandKeys, commandsOf, type Desk, exists, type Pending, press, setMark} from "./commands";
import {type Drawing, type Drawn, drawingOf, shapeOf} from "./drawing";
import {edgeIn, elementsOf, vertexId, vertexIn} from "./elements";
import {isWritable, readDrawing, writeDrawing} from "./notation";
import {Paste} from "./paste";
import {planOf} from "./plan";
import {degreesOf, sayElement} from "./say";
import {Stage} from "./stage";
import {Tools} from "./tools";
import {usePlaces} from "./use-places";
import {textOf, type Written} from "./written";
import "./editor.css";

export interface EditorProps {
  /** The component as it is typed, and as the engine draws it, where it has read this very text. */
  written: Written;
  board: Drawn | null;
  /** The last board that there was: what can be drawn at all. */
  model: Drawn;
  /** The whole address, and what is wrong with it. */
  address: string;
  fault: EngineError | null;
  onAgain(): Promise<void>;
  pins: Pins;
  /** What was pasted into the position's own field and waits to be read. */
  pasted: string | null;
  canUndo: boolean;
  canRedo: boolean;
  onEdit(made: Written, pins?: Pins): void;
  /** Puts vertices elsewhere; a run of it is one step of undo. */
  onPlace(pins: Pins, isRun: boolean): void;
  onUndo(): void;
  onRedo(): void;
  onDone(): void;
}

/** The drawing of the text; one that cannot be read leaves the last. */
function useDrawing({written, board, model}: EditorProps, shape: ReturnType<typeof shapeOf>) {
  const read = useMemo(() => readDrawing(written, shape), [written, shape]);
  const drawn = useMemo(() => board && drawingOf(board), [board]);
  const last = useRef<Drawing | null>(null);
  const now = read ?? drawn;
  last.current = now ?? last.current ?? drawingOf(model);
  return {drawing: last.current, isRead: now !== null};
}

/** The cycle that the engine has found: "1>2>1". */
const cycleOf = (fault: EngineError | null) => (fault?.expects.key === "no-cycle" ? fault.expects.facts.cycle : null);

function edgesOn({edges}: Drawing, cycle: string | null): ReadonlySet<number> {
  const names = cycle?.split(">") ?? [];
  const pairs = new Set(names.slice(1).map((name, i) => `${names[i]}>${name}`));
  return new Set(edges.flatMap(({from, to}, i) => (pairs.has(`${from}>${to}`) ? [i] : [])));
}

export function Editor(props: EditorProps) {
  const {address, written, model, fault, pins, pasted, canUndo, canRedo, onEdit, onPlace, onUndo, onRedo, onDone} =
    props;
  const t = useWords("editor");
  // The editor belongs to one game.
  const shape = useMemo(() => shapeOf(model), []);
  const text = textOf(written);
  const {drawing, isRead} = useDrawing(props, shape);
  const {places, middle, expect, anew, pinnedAt} = usePlaces(text, drawing, shape, pins);
  const [at, setCursor] = useState<string | null>(null);
  const [waits, setPending] = useState<Pending>(null);
  const [refused, setRefused] = useState(false);
  const lastPlace = useRef<Place>({x: 0, y: 0});
  /** Whether the arrow keys have moved the vertex since it was taken up. */
  const nudged = useRef(false);
  const plan = useMemo(() => planOf(drawing), [drawing]);
  const degrees = useMemo(() => degreesOf(drawing), [drawing]);
  const cycle = cycleOf(fault);
  const highlight = useMemo(() => edgesOn(drawing, cycle), [drawing, cycle]);
  const say = useCallback((id: string) => sayElement(id, drawing, shape, degrees, t), [drawing, shape, degrees, t]);
  const cursor = exists(at, drawing) ? at : null;
  const pending = waits && exists(vertexId(waits.vertex), drawing) ? waits : null;
  const elements = () => elementsOf(plan, places, pending?.kind !== "join");

  const desk: Desk = {
    drawing,
    shape,
    cursor,
    pending,
    edit(next, to, fresh) {
      const writable = isWritable(next, shape);
      setRefused(!writable);
      if (!writable) return;
      const made = writeDrawing(written.id, next, shape);
      expect(textOf(made));
      const here = elements().find(({id}) => id === cursor);
      if (here) lastPlace.current = here;
      setPending(null);
      setCursor(to);
      if (textOf(made) !== text) onEdit(made, fresh && pinnedAt(fresh.name, fresh.at));
    },
    wait(next) {
      nudged.current = false;
      setPending(next);
    },
  };
  const commands = commandsOf(desk);

  const onPress = (id: string | null, place: Place) => {
    if (pending?.kind === "move" && id === null) {
      onPlace(pinnedAt(pending.vertex, place), false);
      return setPending(null);
    }
    const pressed = press(desk, id, place);
    if (!pressed) return;
    setPending(null);
    setCursor(pressed.cursor);
  };
  const onDrop = (vertex: string, place: Place) => {
    setCursor(vertexId(vertex));
    onPlace(pinnedAt(vertex, place), false);
  };
  const nudge = (vertex: string, place: Place) => {
    onPlace(pinnedAt(vertex, place), nudged.current);
    nudged.current = true;
  };
  const tidy = () => {
    anew();
    if (pins.size > 0) onPlace(new Map(), false);
  };
  const walk = (arrow: [number, number]) => {
    const all = elements();
    const here = all.find(({id}) => id === cursor);
    const to = here ? neighbour(all, here, arrow) : nearest(all, lastPlace.current);
    if (to) setCursor(to.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    const command = commandKeys[event.key as keyof typeof commandKeys] as Command | undefined;
    const moved = pending?.kind === "move" && places.get(pending.vertex);
    if (arrow && moved) nudge(pending.vertex, {x: moved.x + 10 * arrow[0], y: moved.y + 10 * arrow[1]});
    else if (arrow) walk(arrow);
    else if (event.key === "Home") setCursor(elements()[0]?.id ?? null);
    else if (event.key === "End") setCursor(elements().at(-1)?.id ?? null);
    else if (event.key === "Escape" && pending) setPending(null);
    else if (command) commands[command]?.();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const asked =
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
        onMark={(mark) => setMark(desk, mark)}
        onTidy={tidy}
        onUndo={onUndo}
        onRedo={onRedo}
        onDone={onDone}
      />
      <p class="note status">
        {/* The sheet names the element at hand by itself. */}
        <span role="status">{asked}</span>
        {!pending && <span>{cursor ? say(cursor) : t.editing.hint}</span>}
        {pending && (
          <button type="button" class="quiet" onClick={() => setPending(null)}>
            {t.editing.giveUp}
          </button>
        )}
      </p>
      {refused && <p class="fault">{t.editing.needsArc}</p>}
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
          anew();
          setCursor(null);
          onEdit(writeDrawing(written.id, next, shape), new Map());
        }}
      />
    </div>
  );
}
