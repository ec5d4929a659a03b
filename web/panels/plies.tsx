// The plies of the line with what is known of each, and the branches beside it: arrows walk, Enter goes there, Space plays.
import {useEffect, useRef} from "preact/hooks";
import {playing} from "../text";
import {Lanes} from "./lanes";
import {Letter, outcomeWords, starred} from "./parts";
import {type BranchShown, choiceOf, type PlyShown, threw, titleOf} from "./ply";
import {useTongue} from "./tongue";

interface PliesProps {
  plies: PlyShown[];
  branches: BranchShown[];
  at: number;
  onJump(id: number): void;
  onPrune(id: number): void;
  onPlay(): void;
}

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
      {titleOf(ply)}
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
  const choice = choiceOf(fact);
  return (
    <small class="known">
      <span aria-hidden="true">
        <Letter outcome={fact.outcome} /> {fact.grundy !== null && starred(fact.grundy)}{" "}
        <span class="of">
          {choice.winning}/{choice.total}
        </span>
      </span>
      <span class="spoken">
        {t(outcomeWords[fact.outcome])}. {t(playing.ofMoves, choice)}
      </span>
    </small>
  );
}
