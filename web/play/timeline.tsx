// The game so far: undo and redo of everything, steps through the line and its branches, and who moves for the other side.
import type {ComponentChildren} from "preact";
import {ui, type Words} from "../text";
import {Glyph} from "../ui/glyph";
import {Section} from "../ui/section";
import {useTongue} from "../ui/tongue";

type Side = "first" | "second" | null;

interface TimelineProps {
  /** How many plies the line has, and the place in it. */
  count: number;
  at: number;
  canUndo: boolean;
  canRedo: boolean;
  side: Side;
  hints: boolean;
  /** What is to be said of whose turn it is. */
  turn: Words | null;
  /** The plies, and how they can be watched. */
  children: ComponentChildren;
  /** More options, folded away. */
  more: ComponentChildren;
  onUndo(): void;
  onRedo(): void;
  onGo(at: number): void;
  onNew(): void;
  onSide(side: Side): void;
  onHints(on: boolean): void;
}

export function Timeline(props: TimelineProps) {
  const t = useTongue();
  const {at, side} = props;
  const last = props.count - 1;
  return (
    <Section id="timeline" title={t(ui.timeline)}>
      <div class="controls">
        <Glyph sign="↶" name={ui.undo} off={!props.canUndo} onPress={props.onUndo} />
        <Glyph sign="↷" name={ui.redo} off={!props.canRedo} onPress={props.onRedo} />
        <span class="gap" />
        <Glyph sign="⇤" name={ui.toStart} off={at === 0} onPress={() => props.onGo(0)} />
        <Glyph sign="←" name={ui.back} off={at === 0} onPress={() => props.onGo(at - 1)} />
        <Glyph sign="→" name={ui.forward} off={at === last} onPress={() => props.onGo(at + 1)} />
        <Glyph sign="⇥" name={ui.toEnd} off={at === last} onPress={() => props.onGo(last)} />
        <span class="gap" />
        <button type="button" onClick={props.onNew}>
          {t(ui.newGame)}
        </button>
      </div>
      {props.children}
      <div class="controls">
        <label>
          {t(ui.opponent)}{" "}
          <select
            value={side ?? "none"}
            onChange={(event) => {
              const to = event.currentTarget.value;
              props.onSide(to === "first" || to === "second" ? to : null);
            }}
          >
            <option value="none">{t(ui.opponentNone)}</option>
            <option value="second">{t(ui.opponentSecond)}</option>
            <option value="first">{t(ui.opponentFirst)}</option>
          </select>
        </label>
        {side && (
          <button type="button" onClick={() => props.onSide(side === "first" ? "second" : "first")}>
            {t(ui.swap)}
          </button>
        )}
        <label class="check">
          <input type="checkbox" checked={props.hints} onChange={(e) => props.onHints(e.currentTarget.checked)} />
          {t(ui.hints)}
        </label>
      </div>
      <p class="quiet turn">{props.turn && t(props.turn)}</p>
      {props.more}
    </Section>
  );
}
