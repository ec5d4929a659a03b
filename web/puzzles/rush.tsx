// Page of the rush: what it is, the round with its clock and board, and its result with the puzzles that were missed.
import {useEffect, useRef, useState} from "preact/hooks";
import {defaultLinkFields, type Link} from "../address/link";
import type {PuzzleProgress} from "../game/puzzles/puzzle-progress";
import type {ThemedPuzzle} from "../game/puzzles/puzzle-themes";
import {maxMisses, type Rush} from "../game/puzzles/rush";
import {noHighlight} from "../game/selection/highlight";
import type {State} from "../game/state";
import {ConnectedFigure} from "../play/connected";
import {currentSide} from "../play/turn";
import {gameWords} from "../say/game-names";
import {useTexts} from "../ui/language";
import type {PuzzleLinks} from "./links";
import {sayThemed} from "./progress";

/** Opens a state for a round. `onTry` is called with the word of each puzzle that was tried. */
export type OpenBoard = (link: Link, onTry: (word: string, isSolved: boolean) => void) => State;

export interface RushProps {
  rush: Rush;
  progress: PuzzleProgress;
  links: PuzzleLinks;
  openBoard: OpenBoard;
}

export function RushPage({rush, progress, links, openBoard}: RushProps) {
  const t = useTexts("puzzles");
  const phase = rush.phase.value;
  useEffect(() => rush.leave, [rush]);
  return (
    <div class="puzzles rush">
      <p class="up">
        <a href={links.page(null)}>{t.puzzles.more}</a>
      </p>
      <h1 tabindex={-1}>{t.puzzles.rush}</h1>
      {phase === "running" ? (
        <Round rush={rush} openBoard={openBoard} />
      ) : phase === "over" ? (
        <Result rush={rush} progress={progress} links={links} />
      ) : (
        <>
          <p class="about">{t.puzzles.aboutRush}</p>
          {progress.rushBest.value > 0 && <p>{t(t.puzzles.rushBest, {count: progress.rushBest.value})}</p>}
          <button type="button" class="primary" onClick={rush.start}>
            {t.puzzles.startRush}
          </button>
        </>
      )}
    </div>
  );
}

const linkOf = ({address, play, word}: ThemedPuzzle): Link => ({
  ...defaultLinkFields,
  ...{address, play, puzzle: word, mode: "play", lang: null, theme: null},
});

/** Creates the state of a round, and opens each of its puzzles in it. */
function useRound(rush: Rush, openBoard: OpenBoard): State | null {
  const puzzle = rush.current.value;
  const [state] = useState(() => {
    const first = rush.current.peek();
    return first && openBoard(linkOf(first), rush.answer);
  });
  const shown = useRef(puzzle);
  useEffect(() => {
    if (puzzle && puzzle !== shown.current) state?.open(linkOf(puzzle), []);
    shown.current = puzzle;
  }, [puzzle, state]);
  useEffect(() => () => state?.close(), [state]);
  return state;
}

function Round({rush, openBoard}: Pick<RushProps, "rush" | "openBoard">) {
  const t = useTexts("puzzles");
  const root = useRef<HTMLDivElement>(null);
  const state = useRound(rush, openBoard);
  // The button that had the focus is gone: the clock tells that the round runs.
  const clock = useRef<HTMLParagraphElement>(null);
  useEffect(() => clock.current?.focus(), []);
  if (!state) return null;
  const [component] = state.components.value;
  const words = component && gameWords(component)(t);
  const isSum = state.components.value.length > 1;
  const side = currentSide(state, t);
  return (
    <div class="round" ref={root}>
      <div class="standing">
        <Clock seconds={rush.secondsLeft.value} root={clock} />
        <Marks results={rush.results.value} />
      </div>
      <p class="what">
        <strong>{isSum ? t.ui.sumName : words?.name}</strong> {isSum ? t.ui.sumCaption : words?.rule}
      </p>
      {side && <p class={`side-${side.which}`}>{side.words}</p>}
      <div class="table">
        <ConnectedFigure state={state} highlight={noHighlight} root={root} isBare />
      </div>
      <p class="quiet">{t.puzzles.leaveRush}</p>
    </div>
  );
}

/** Time that is left: never announced by itself, but to be found and read at any time. */
function Clock({seconds, root}: {seconds: number; root: {current: HTMLParagraphElement | null}}) {
  const t = useTexts("puzzles");
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return (
    <p class={`clock ${seconds <= 20 ? "late" : ""}`} role="timer" tabindex={0} ref={root}>
      <span aria-hidden="true">
        {minutes}:{String(rest).padStart(2, "0")}
      </span>
      <span class="spoken">{t(t.puzzles.timeLeft, {minutes, seconds: rest})}</span>
    </p>
  );
}

function Marks({results}: {results: readonly boolean[]}) {
  const t = useTexts("puzzles");
  const last = results.at(-1);
  const solved = results.filter((isSolved) => isSolved).length;
  const missed = results.length - solved;
  return (
    <p class="tally" role="status">
      <span class={`last ${last === undefined ? "" : last ? "right" : "wrong"}`}>
        {last === undefined ? t.playing.find : last ? `✓ ${t.puzzles.rushRight}` : `✗ ${t.puzzles.rushWrong}`}
      </span>
      <span>{t(t.puzzles.rushTally, {solved, missed, most: maxMisses})}</span>
    </p>
  );
}

function Result({rush, progress, links}: Omit<RushProps, "openBoard">) {
  const t = useTexts("puzzles");
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => again.current?.focus({preventScroll: true}), []);
  const missed = rush.missed.value;
  return (
    <>
      <p class="score" role="status">
        {t(t.puzzles.rushScore, {count: rush.score.value})} {t(t.puzzles.rushBest, {count: progress.rushBest.value})}
      </p>
      <button type="button" class="primary" ref={again} onClick={rush.start}>
        {t.puzzles.rushAgain}
      </button>
      {missed.length > 0 && (
        <section aria-labelledby="missed-title">
          <h2 id="missed-title">{t.puzzles.rushMissed}</h2>
          <ul class="missed">
            {missed.map((puzzle) => (
              <li key={puzzle.word}>
                <a href={links.puzzle(puzzle.address, puzzle.play, puzzle.word)}>{sayThemed(puzzle)(t)}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
