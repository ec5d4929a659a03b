// Buttons of the teacher: large enough for a finger on a board, quiet enough for a class.
import type {ComponentChildren} from "preact";
import {useTexts} from "../ui/language";

interface PressProps {
  /** Key as the browser names it; `written` is its text on the button if that differs. */
  shortcut: string;
  written?: string;
  /** Accessible name, if the button shows a sign. */
  name?: string;
  off?: boolean;
  isPressed?: boolean;
  isMain?: boolean;
  onPress(): void;
  children: ComponentChildren;
}

/** Button that a mouse does not focus: Space is to go on with the steps, not to press the same button again. */
export function Press({
  shortcut,
  written = shortcut,
  name,
  off = false,
  isPressed,
  isMain,
  onPress,
  children,
}: PressProps) {
  return (
    <button
      type="button"
      class={isMain ? "primary" : ""}
      aria-label={name}
      title={name}
      aria-keyshortcuts={shortcut}
      aria-disabled={off}
      aria-pressed={isPressed}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !off && onPress()}
    >
      {children}
      <span class="key" aria-hidden="true">
        {written}
      </span>
    </button>
  );
}

interface PanelProps {
  name: string;
  onClose(): void;
  children: ComponentChildren;
}

/** Panel over the board, until it is closed. */
export function Panel({name, onClose, children}: PanelProps) {
  const t = useTexts("present");
  return (
    <section class="panel" aria-label={name}>
      {children}
      <button type="button" class="primary" onClick={onClose}>
        {t.present.shut}
      </button>
    </section>
  );
}

/** List of all keys with their effects. */
export function Keys({hasRules}: {hasRules: boolean}) {
  const t = useTexts("present");
  const {present, playing} = t;
  const rows: [string, string][] = [
    [present.space, present.keyNext],
    ["PgUp", present.keyBack],
    ["m o", present.keyGuess],
    ["← →", present.keyMoves],
    ["Tab ← ↑ → ↓ Enter", present.keyBoard],
    ["h", playing.hint],
    ["u r", present.keyTurns],
    ["n", present.another],
    ...(hasRules ? [["i", present.rules] as [string, string]] : []),
    ["e", `${present.engine} / ${present.people}`],
    ["f", present.full],
    ["Esc", present.leave],
  ];
  return (
    <dl class="keys">
      {rows.map(([keys, words]) => (
        <div key={keys}>
          <dt>
            {keys.split(" ").map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
