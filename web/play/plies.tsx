// The plies of the line with what is known of each, and the branches beside it: arrows walk, Enter goes there, Space plays.
import {useEffect, useRef, useState} from "preact/hooks";
import {useLanguage} from "../ui/language";
import {Lanes} from "./lanes";
import type {BranchShown, PlyShown} from "./ply";
import {PlyRow} from "./ply-row";

interface PliesProps {
  plies: PlyShown[];
  branches: BranchShown[];
  at: number;
  onJump(id: number): void;
  onPrune(id: number): void;
  onPlay(): void;
}

/** So many branches are drawn at first, and so many more each time. */
const page = 12;

export function Plies({plies, branches, at, onJump, onPrune, onPlay}: PliesProps) {
  const t = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const [count, setCount] = useState(page);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    root.current?.querySelector<HTMLElement>("[aria-current]")?.focus({preventScroll: true});
  });
  const jump = (id: number) => {
    moved.current = true;
    onJump(id);
  };

  /** From row to row; within one, the row itself has taken the key. */
  function onKeyDown(event: KeyboardEvent) {
    const button = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || !button.matches(".ply")) return;
    const rows = [...(root.current?.querySelectorAll("ol.plies") ?? [])];
    const rowAt = rows.indexOf(button.closest("ol.plies") ?? button);
    const by = {ArrowUp: -1, ArrowDown: 1}[event.key] ?? 0;
    const goal = by === 0 ? null : rows[rowAt + by]?.querySelector<HTMLElement>(".ply");
    if (event.key === " ") onPlay();
    else if (goal) goal.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside
    <div
      class="tree"
      ref={root}
      onKeyDown={onKeyDown}
      // Firefox presses a button when Space comes up.
      onKeyUp={(event) => event.key === " " && (event.target as Element).matches(".ply") && event.preventDefault()}
    >
      <PlyRow plies={plies} at={at} label={t.playing.line} onJump={jump} />
      {plies.length > 1 && <Lanes plies={plies} at={at} />}
      {branches.slice(0, count).map(({after, plies: others}) => (
        <div class="branch" key={others[0]?.id}>
          <span class="quiet" aria-hidden="true">
            {t(t.playing.branchShort, {number: after})}
          </span>
          <PlyRow plies={others} at={null} label={t(t.playing.branch, {number: after})} onJump={jump} />
          <button
            type="button"
            class="glyph prune"
            aria-label={t.playing.prune}
            title={t.playing.prune}
            onClick={() => {
              moved.current = true;
              onPrune(others[0]?.id ?? 0);
            }}
          >
            ×
          </button>
        </div>
      ))}
      {branches.length > count && (
        <p class="more-branches">
          <button type="button" class="quiet" onClick={() => setCount(count + page)}>
            {t(t.playing.branchesOmitted, {count: branches.length - count})}
          </button>
        </p>
      )}
    </div>
  );
}
