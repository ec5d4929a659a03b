// The plies of the line with what is known of each, and the branches beside it: arrows walk, Enter goes there, Space plays.
import {useEffect, useRef} from "preact/hooks";
import type {Outcome} from "../engine/types";
import {playing} from "../text";
import {Lanes} from "./lanes";
import {counted, Letter, outcomeWords, starred} from "./parts";
import {useTongue} from "./tongue";

export interface PlyShown {
  id: number;
  address: string;
  by: "you" | "engine" | null;
  /** Null where nothing is known, or is not to be seen yet. */
  fact: {
    outcome: Outcome | null;
    grundy: string | null;
    total: string | null;
    winning: string | null;
    moverWins: boolean | null;
  } | null;
}

export interface BranchShown {
  /** The place of the ply it leaves from, counted from the start. */
  after: number;
  plies: PlyShown[];
}

interface PliesProps {
  plies: PlyShown[];
  branches: BranchShown[];
  at: number;
  onJump(id: number): void;
  onPrune(id: number): void;
  onPlay(): void;
}

const positionOf = (address: string) =>
  address
    .split(" + ")
    .map((c) => c.slice(c.indexOf(":") + 1))
    .join(" + ");
const short = (text: string) => (text.length > 18 ? `${text.slice(0, 17)}…` : text || "–");

/** Both who moved and who answers had a win before their move: the one between threw it away. */
const threw = (before: PlyShown | undefined, ply: PlyShown) =>
  before?.fact?.moverWins === true && ply.fact?.moverWins === true;

export function Plies({plies, branches, at, onJump, onPrune, onPlay}: PliesProps) {
  const t = useTongue();
  const root = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    root.current?.querySelector<HTMLElement>("[aria-current]")?.focus({preventScroll: true});
  });
  const jump = (id: number) => {
    moved.current = true;
    onJump(id);
  };

  function onKeyDown(event: KeyboardEvent) {
    const button = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || !button.matches(".ply")) return;
    const rows = [...(root.current?.querySelectorAll("ol.plies") ?? [])];
    const inRow = (row: Element | undefined) => [...(row?.querySelectorAll<HTMLElement>(".ply") ?? [])];
    const here = button.closest("ol.plies");
    const row = inRow(here ?? undefined);
    const place = row.indexOf(button);
    const rowAt = here ? rows.indexOf(here) : 0;
    const goal = {
      ArrowLeft: row[place - 1],
      ArrowRight: row[place + 1],
      Home: row[0],
      End: row.at(-1),
      ArrowUp: inRow(rows[rowAt - 1])[0],
      ArrowDown: inRow(rows[rowAt + 1])[0],
    }[event.key];
    if (event.key === " ") onPlay();
    else if (goal) goal.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const button = (ply: PlyShown, before: PlyShown | undefined, current: boolean, stop: boolean) => (
    <button
      type="button"
      class={ply.by === "engine" ? "ply math engine" : "ply math"}
      aria-current={current ? "step" : undefined}
      tabindex={stop ? 0 : -1}
      onClick={() => jump(ply.id)}
    >
      {short(positionOf(ply.address))}
      {threw(before, ply) && (
        <span class="threw" role="img" aria-label={t(playing.threwMark)} title={t(playing.threwMark)}>
          ✗
        </span>
      )}
      <Known fact={ply.fact} />
    </button>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside
    <div
      class="tree"
      ref={root}
      onKeyDown={onKeyDown}
      // Firefox presses a button when Space comes up.
      onKeyUp={(event) => event.key === " " && (event.target as Element).matches(".ply") && event.preventDefault()}
    >
      <ol class="plies" aria-label={t(playing.line)}>
        {plies.map((ply, i) => (
          <li key={ply.id}>{button(ply, plies[i - 1], i === at, i === at)}</li>
        ))}
      </ol>
      {plies.length > 1 && <Lanes plies={plies} at={at} />}
      {branches.map(({after, plies: others}) => (
        <div class="branch" key={others[0]?.id}>
          <span class="quiet" aria-hidden="true">
            {t(playing.branchShort, {number: after})}
          </span>
          <ol class="plies" aria-label={t(playing.branch, {number: after})}>
            {others.map((ply, i) => (
              <li key={ply.id}>{button(ply, others[i - 1], false, i === 0)}</li>
            ))}
          </ol>
          <button
            type="button"
            class="glyph prune"
            aria-label={t(playing.prune)}
            title={t(playing.prune)}
            onClick={() => {
              moved.current = true;
              onPrune(others[0]?.id ?? 0);
            }}
          >
            ×
          </button>
        </div>
      ))}
    </div>
  );
}

/** Value and choice, in signs for the eye and in words for the ear. */
function Known({fact}: {fact: PlyShown["fact"]}) {
  const t = useTongue();
  if (!fact?.outcome) return <small class="known">?</small>;
  const {outcome, grundy, winning, total} = fact;
  const count = (n: string | null) => (n === null ? "?" : counted(n));
  return (
    <small class="known">
      <span aria-hidden="true">
        <Letter outcome={outcome} /> {grundy !== null && starred(grundy)}{" "}
        <span class="of">
          {count(winning)}/{count(total)}
        </span>
      </span>
      <span class="spoken">
        {t(outcomeWords[outcome])}. {t(playing.ofMoves, {winning: count(winning), total: count(total)})}
      </span>
    </small>
  );
}
