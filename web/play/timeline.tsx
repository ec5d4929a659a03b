// Timeline of the game: steps through the line and its branches.
import type {ComponentChildren} from "preact";
import {Glyph} from "../ui/glyph";
import {useLanguage} from "../ui/language";
import {Section} from "../ui/section";

interface TimelineProps {
  /** Number of plies of the line, and the index of the current one. */
  count: number;
  at: number;
  /** Text about whose turn it is; null if there is none. */
  turn: string | null;
  /** The plies. */
  children: ComponentChildren;
  /** Options, folded away. */
  options: ComponentChildren;
  onGo(at: number): void;
  onNew(): void;
}

export function Timeline(props: TimelineProps) {
  const t = useLanguage();
  const {at} = props;
  const last = props.count - 1;
  return (
    <Section id="timeline" title={t.ui.timeline}>
      <div class="controls">
        {/* Before the first move there is nothing to go back or forth to. */}
        {last > 0 && (
          <>
            <Glyph sign="⇤" name={t.ui.toStart} off={at === 0} onPress={() => props.onGo(0)} />
            <Glyph sign="←" name={t.ui.back} off={at === 0} onPress={() => props.onGo(at - 1)} />
            <Glyph sign="→" name={t.ui.forward} off={at === last} onPress={() => props.onGo(at + 1)} />
            <Glyph sign="⇥" name={t.ui.toEnd} off={at === last} onPress={() => props.onGo(last)} />
            <span class="gap" />
          </>
        )}
        <button type="button" onClick={props.onNew}>
          {t.ui.newGame}
        </button>
      </div>
      {props.children}
      <p class="quiet turn">{props.turn}</p>
      {props.options}
    </Section>
  );
}
