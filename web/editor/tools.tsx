// Buttons of the editor of graphs: commands on the element at the cursor, and on the whole drawing.
import type {ComponentChildren} from "preact";
import {Glyph} from "../ui/glyph";
import {useTexts} from "../ui/language";
import type {Command} from "./commands";
import {hasMarbles, type Shape} from "./drawing";
import {sayMark} from "./say";

interface EditorControlsProps {
  canUndo: boolean;
  canRedo: boolean;
  onUndo(): void;
  onRedo(): void;
  onDone(): void;
  /** More commands on the whole drawing. */
  children?: ComponentChildren;
}

/** Controls that both editors have. */
export function EditorControls({canUndo, canRedo, onUndo, onRedo, onDone, children}: EditorControlsProps) {
  const t = useTexts("editor");
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

interface ToolsProps extends EditorControlsProps {
  shape: Shape;
  commands: Record<Command, (() => void) | null>;
  /** Command that waits for a second press. */
  pending: Command | null;
  /** Mark of the edge at the cursor. */
  mark: string | null;
  /** True if the vertex at the cursor is ground. */
  ground: boolean;
  onMark(mark: string): void;
  onTidy(): void;
}

export function Tools(props: ToolsProps) {
  const {shape, commands, pending, mark, ground, onMark, onTidy, ...controls} = props;
  const t = useTexts("editor");
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
      <EditorControls {...controls}>
        <button type="button" onClick={onTidy}>
          {t.editing.tidy}
        </button>
      </EditorControls>
    </div>
  );
}
