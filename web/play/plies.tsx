// Plies of the line with what is known of each, and the branches beside it: arrow keys move the focus, Enter goes to a
// ply, Space plays.
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

/** Number of branches drawn at first, and added each time. */
const pageSize = 12;

export function Plies({plies, branches, at, onJump, onPrune, onPlay}: PliesProps) {
  const t = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const hasJumped = useRef(false);
  const [count, setCount] = useState(pageSize);
  useEffect(() => {
    if (!hasJumped.current) return;
    hasJumped.current = false;
    root.current?.querySelector<HTMLElement>("[aria-current]")?.focus({preventScroll: true});
  });
  const jump = (id: number) => {
    hasJumped.current = true;
    onJump(id);
  };

  /** Moves the focus between rows; within one, the row itself has handled the key. */
  function onKeyDown(event: KeyboardEvent) {
    const button = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || !button.matches(".ply")) return;
    const rows = [...(root.current?.querySelectorAll("ol.plies") ?? [])];
    const rowAt = rows.indexOf(button.closest("ol.plies") ?? button);
    const direction = {ArrowUp: -1, ArrowDown: 1}[event.key] ?? 0;
    const target = direction === 0 ? null : rows[rowAt + direction]?.querySelector<HTMLElement>(".ply");
    if (event.key === " ") onPlay();
    else if (target) target.focus();
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
      {branches.slice(0, count).map(({after, plies: branchPlies}) => (
        <div class="branch" key={branchPlies[0]?.id}>
          <span class="quiet" aria-hidden="true">
            {t(t.playing.branchShort, {number: after})}
          </span>
          <PlyRow plies={branchPlies} at={null} label={t(t.playing.branch, {number: after})} onJump={jump} />
          <button
            type="button"
            class="glyph prune"
            aria-label={t.playing.prune}
            title={t.playing.prune}
            onClick={() => {
              hasJumped.current = true;
              onPrune(branchPlies[0]?.id ?? 0);
            }}
          >
            ×
          </button>
        </div>
      ))}
      {branches.length > count && (
        <p class="more-branches">
          <button type="button" class="quiet" onClick={() => setCount(count + pageSize)}>
            {t(t.playing.branchesOmitted, {count: branches.length - count})}
          </button>
        </p>
      )}
    </div>
  );
}
