// Timeline of the game: undo and redo of everything, steps through the line and its branches, and who moves for the
// other side.
import type {ComponentChildren} from "preact";
import {Glyph} from "../ui/glyph";
import {useLanguage} from "../ui/language";
import {Section} from "../ui/section";

type Side = "first" | "second" | null;

interface TimelineProps {
  /** Number of plies of the line, and the index of the current one. */
  count: number;
  at: number;
  canUndo: boolean;
  canRedo: boolean;
  side: Side;
  hints: boolean;
  /** Text about whose turn it is; null if there is none. */
  turn: string | null;
  /** The plies, and the controls to watch play. */
  children: ComponentChildren;
  /** More options, folded away. */
  moreOptions: ComponentChildren;
  onUndo(): void;
  onRedo(): void;
  onGo(at: number): void;
  onNew(): void;
  onSide(side: Side): void;
  onHints(isOn: boolean): void;
}

export function Timeline(props: TimelineProps) {
  const t = useLanguage();
  const {at, side} = props;
  const last = props.count - 1;
  return (
    <Section id="timeline" title={t.ui.timeline}>
      <div class="controls">
        <Glyph sign="↶" name={t.ui.undo} off={!props.canUndo} onPress={props.onUndo} />
        <Glyph sign="↷" name={t.ui.redo} off={!props.canRedo} onPress={props.onRedo} />
        <span class="gap" />
        <Glyph sign="⇤" name={t.ui.toStart} off={at === 0} onPress={() => props.onGo(0)} />
        <Glyph sign="←" name={t.ui.back} off={at === 0} onPress={() => props.onGo(at - 1)} />
        <Glyph sign="→" name={t.ui.forward} off={at === last} onPress={() => props.onGo(at + 1)} />
        <Glyph sign="⇥" name={t.ui.toEnd} off={at === last} onPress={() => props.onGo(last)} />
        <span class="gap" />
        <button type="button" onClick={props.onNew}>
          {t.ui.newGame}
        </button>
      </div>
      {props.children}
      <div class="controls">
        <label>
          {t.ui.opponent}{" "}
          <select
            value={side ?? "none"}
            onChange={(event) => {
              const to = event.currentTarget.value;
              props.onSide(to === "first" || to === "second" ? to : null);
            }}
          >
            <option value="none">{t.ui.opponentNone}</option>
            <option value="second">{t.ui.opponentSecond}</option>
            <option value="first">{t.ui.opponentFirst}</option>
          </select>
        </label>
        {side && (
          <button type="button" onClick={() => props.onSide(side === "first" ? "second" : "first")}>
            {t.ui.swap}
          </button>
        )}
        <label class="check">
          <input
            type="checkbox"
            checked={props.hints}
            onChange={(event) => props.onHints(event.currentTarget.checked)}
          />
          {t.ui.hints}
        </label>
      </div>
      <p class="quiet turn">{props.turn}</p>
      {props.moreOptions}
    </Section>
  );
}
