// The buttons of the editor of graphs: what can be done with the element at the cursor, and with the whole drawing.
import type {ComponentChildren} from "preact";
import {Glyph} from "../ui/glyph";
import {useWords} from "../ui/language";
import type {Command} from "./commands";
import {hasMarbles, type Shape} from "./drawing";
import {sayMark} from "./say";

interface WholeProps {
  canUndo: boolean;
  canRedo: boolean;
  onUndo(): void;
  onRedo(): void;
  onDone(): void;
  /** Commands on the whole drawing. */
  children?: ComponentChildren;
}

/** What every editor ends with. */
export function Whole({canUndo, canRedo, onUndo, onRedo, onDone, children}: WholeProps) {
  const t = useWords("editor");
  return (
    <div class="controls whole">
      <Glyph sign="↶" name={t.ui.undo} off={!canUndo} onPress={onUndo} />
      <Glyph sign="↷" name={t.ui.redo} off={!canRedo} onPress={onRedo} />
      {children}
      <button type="button" class="primary" onClick={onDone}>
        {t.editing.done}
      </button>
    </div>
  );
}

interface ToolsProps extends WholeProps {
  shape: Shape;
  commands: Record<Command, (() => void) | null>;
  /** The command that waits for a second press. */
  pending: Command | null;
  /** The mark of the edge at the cursor. */
  mark: string | null;
  /** The vertex at the cursor is ground. */
  ground: boolean;
  onMark(mark: string): void;
  onTidy(): void;
}

export function Tools(props: ToolsProps) {
  const {shape, commands, pending, mark, ground, onMark, onTidy, ...whole} = props;
  const t = useWords("editor");
  const tool = (command: Command, name: string, pressed?: boolean) => (
    <button
      type="button"
      key={command}
      data-command={command}
      aria-disabled={commands[command] === null}
      aria-pressed={pressed}
      onClick={() => commands[command]?.()}
    >
      {name}
    </button>
  );
  return (
    <div class="controls tools" role="group" aria-label={t.editing.tools}>
      {tool("vertex", shape.grounded ? t.editing.grow : t.editing.vertex)}
      {tool("join", t.editing.join, pending === "join")}
      {tool("move", t.editing.move, pending === "move")}
      {tool("remove", t.editing.remove)}
      {shape.directed && tool("turn", t.editing.turn)}
      {shape.grounded && tool("ground", t.editing.ground, ground)}
      {shape.directed && !hasMarbles(shape) && [tool("token", t.editing.token), tool("tokenOff", t.editing.tokenOff)]}
      {hasMarbles(shape) && [tool("marble0", t.editing.marble0), tool("marble1", t.editing.marble1)]}
      {shape.marks && (
        <label>
          {shape.directed ? t.editing.letter : t.editing.colour}
          <select value={mark ?? ""} disabled={mark === null} onChange={(event) => onMark(event.currentTarget.value)}>
            {mark === null && <option value="">–</option>}
            {[...shape.marks].map((each) => (
              <option key={each} value={each}>
                {shape.directed ? each : (sayMark(each, t) ?? t.editing.colour)}
              </option>
            ))}
          </select>
        </label>
      )}
      <Whole {...whole}>
        <button type="button" onClick={onTidy}>
          {t.editing.tidy}
        </button>
      </Whole>
    </div>
  );
}
