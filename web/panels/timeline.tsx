// The game so far: undo and redo of everything, steps through the line, and who moves for the other side.
import {ui} from "../text";
import {Section} from "./parts";
import {useTongue} from "./tongue";

type Side = "first" | "second" | null;

interface Ply {
  address: string;
  by: "you" | "engine" | null;
}

interface TimelineProps {
  plies: Ply[];
  at: number;
  canUndo: boolean;
  canRedo: boolean;
  side: Side;
  hints: boolean;
  toMove: "you" | "engine" | "nobody";
  onUndo(): void;
  onRedo(): void;
  onGo(at: number): void;
  onNew(): void;
  onSide(side: Side): void;
  onHints(on: boolean): void;
}

const positionOf = (address: string) =>
  address
    .split(" + ")
    .map((c) => c.slice(c.indexOf(":") + 1))
    .join(" + ");
const short = (text: string) => (text.length > 18 ? `${text.slice(0, 17)}…` : text || "–");

export function Timeline(props: TimelineProps) {
  const t = useTongue();
  const {plies, at, side} = props;
  const last = plies.length - 1;
  const step = (glyph: string, name: string, off: boolean, act: () => void) => (
    <button
      type="button"
      class="glyph"
      aria-label={name}
      title={name}
      aria-disabled={off}
      onClick={() => !off && act()}
    >
      {glyph}
    </button>
  );
  return (
    <Section id="timeline" title={t(ui.timeline)}>
      <div class="controls">
        {step("↶", t(ui.undo), !props.canUndo, props.onUndo)}
        {step("↷", t(ui.redo), !props.canRedo, props.onRedo)}
        <span class="gap" />
        {step("⇤", t(ui.toStart), at === 0, () => props.onGo(0))}
        {step("←", t(ui.back), at === 0, () => props.onGo(at - 1))}
        {step("→", t(ui.forward), at === last, () => props.onGo(at + 1))}
        {step("⇥", t(ui.toEnd), at === last, () => props.onGo(last))}
        <span class="gap" />
        <button type="button" onClick={props.onNew}>
          {t(ui.newGame)}
        </button>
      </div>
      {plies.length > 1 && (
        <ol class="plies">
          {plies.map((ply, i) => (
            <li key={i}>
              <button
                type="button"
                class={ply.by === "engine" ? "ply math engine" : "ply math"}
                aria-current={i === at ? "step" : undefined}
                onClick={() => props.onGo(i)}
              >
                {short(positionOf(ply.address))}
              </button>
            </li>
          ))}
        </ol>
      )}
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
      <p class="quiet turn">
        {props.toMove === "engine" ? t(ui.engineThinks) : props.toMove === "nobody" ? t(ui.gameOver) : ""}
      </p>
    </Section>
  );
}
