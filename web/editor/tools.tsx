// The buttons of the editor of graphs: what can be done with the element at the cursor, and with the whole drawing.
import type {ComponentChildren} from "preact";
import {ui, type Words} from "../text";
import {editing as words} from "../text/editing";
import {Glyph} from "../ui/glyph";
import {useTongue} from "../ui/tongue";
import type {Command} from "./commands";
import {hasMarbles, type Shape} from "./drawing";
import {markWords} from "./say";

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
  const t = useTongue();
  return (
    <div class="controls whole">
      <Glyph sign="↶" name={ui.undo} off={!canUndo} onPress={onUndo} />
      <Glyph sign="↷" name={ui.redo} off={!canRedo} onPress={onRedo} />
      {children}
      <button type="button" class="primary" onClick={onDone}>
        {t(words.done)}
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
  const t = useTongue();
  const tool = (command: Command, name: Words, pressed?: boolean) => (
    <button
      type="button"
      key={command}
      data-command={command}
      aria-disabled={commands[command] === null}
      aria-pressed={pressed}
      onClick={() => commands[command]?.()}
    >
      {t(name)}
    </button>
  );
  return (
    <div class="controls tools" role="group" aria-label={t(words.tools)}>
      {tool("vertex", shape.grounded ? words.grow : words.vertex)}
      {tool("join", words.join, pending === "join")}
      {tool("move", words.move, pending === "move")}
      {tool("remove", words.remove)}
      {shape.directed && tool("turn", words.turn)}
      {shape.grounded && tool("ground", words.ground, ground)}
      {shape.directed && !hasMarbles(shape) && [tool("token", words.token), tool("tokenOff", words.tokenOff)]}
      {hasMarbles(shape) && [tool("marble0", words.marble0), tool("marble1", words.marble1)]}
      {shape.marks && (
        <label>
          {t(shape.directed ? words.letter : words.colour)}
          <select value={mark ?? ""} disabled={mark === null} onChange={(event) => onMark(event.currentTarget.value)}>
            {mark === null && <option value="">–</option>}
            {[...shape.marks].map((each) => (
              <option key={each} value={each}>
                {shape.directed ? each : t(markWords(each) ?? words.colour)}
              </option>
            ))}
          </select>
        </label>
      )}
      <Whole {...whole}>
        <button type="button" onClick={onTidy}>
          {t(words.tidy)}
        </button>
      </Whole>
    </div>
  );
}
