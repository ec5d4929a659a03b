// Puzzle under its board: what to do next in a bar that stays in its place, then what was tried, why the solution wins,
// and how the reader stands.
import {useEffect, useRef} from "preact/hooks";
import type {PuzzleShown} from "../game/puzzles/puzzle-store";
import {marksOf, sayMissed, sayResult} from "../say/puzzle-result";
import type {Language, Sentence} from "../text";
import {CopiedLine, useCopy} from "../ui/copy";
import {useTexts} from "../ui/language";

interface PuzzleProps {
  puzzle: PuzzleShown;
  name: string;
  game: string;
  /** Link of the puzzle, without any answer. */
  link: string;
  /** Null if no unsolved puzzle is left. */
  nextLink: string | null;
  /** Link to the page of all puzzles. */
  allLink: string;
  /** True while the refutation of a wrong move is on the board. */
  isRefuted: boolean;
  /** True after the solving move, before the game goes on. */
  isResting: boolean;
  /** True if the game goes on after the solving move. */
  canPlayOn: boolean;
  /** Why the move made wins, while the position after it is shown. */
  reason: string | null;
  /** Sentences about the reader's progress. */
  progressLines: string[];
  onReveal(): void;
  onTakeBack(): void;
  onPlayOn(): void;
}

export function Puzzle(props: PuzzleProps) {
  const {puzzle, name, progressLines, reason, isResting} = props;
  const t = useTexts("puzzles");
  const {copied, copy} = useCopy();
  const result = [`${t.ui.title} · ${name} · ${props.game}`, marksOf(puzzle), props.link].join("\n");
  return (
    <>
      <Bar {...props} onCopy={() => copy(result)} />
      <section class="puzzle" aria-label={name}>
        <p class="quiet name">{name}</p>
        {puzzle.result === null ? (
          <p role="status" class="tried">
            {sayLastTry(puzzle)(t)}
          </p>
        ) : (
          <>
            <p role="status" class="solution">
              {!isResting && (
                <span class="marks" aria-hidden="true">
                  {marksOf(puzzle)}{" "}
                </span>
              )}
              {t.sentences([
                ...(isResting ? [] : [sayResult(puzzle)(t)]),
                ...(puzzle.solution ? [t(t.puzzles.solution, {move: puzzle.solution(t)})] : []),
                ...(reason ? [reason] : []),
              ])}
            </p>
            <p class="standing">{progressLines.join(" · ")}</p>
            <CopiedLine copied={copied} />
          </>
        )}
      </section>
    </>
  );
}

const sayLastTry =
  ({tries}: PuzzleShown): Sentence<"puzzles"> =>
  (t: Language<"puzzles">) => {
    const last = tries.at(-1);
    if (!last) return t.puzzles.try;
    return last.reply ? t(t.puzzles.refuted, {move: last.move(t), reply: last.reply(t)}) : sayMissed(last)(t);
  };

/** The way on takes the focus when the reader has solved the puzzle, so that Enter takes it. */
function Bar({puzzle, isRefuted, isResting, nextLink, allLink, ...acts}: PuzzleProps & {onCopy(): void}) {
  const t = useTexts("puzzles");
  const next = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isResting) next.current?.focus({preventScroll: true});
  }, [isResting]);
  if (puzzle.result === null)
    return (
      <div class="puzzle-bar">
        {isRefuted ? (
          <button type="button" class="primary" aria-keyshortcuts="r" onClick={acts.onTakeBack}>
            {t.puzzles.tryAgain}
          </button>
        ) : (
          <button type="button" onClick={acts.onReveal}>
            {t.puzzles.reveal}
          </button>
        )}
      </div>
    );
  return (
    <div class="puzzle-bar">
      <a class="button primary" ref={next} href={nextLink ?? allLink} aria-keyshortcuts="n">
        {nextLink ? t.puzzles.next : t.puzzles.more}
      </a>
      {acts.canPlayOn && (
        <button type="button" onClick={acts.onPlayOn}>
          {t.puzzles.playOn}
        </button>
      )}
      {nextLink && (
        <a class="button" href={allLink}>
          {t.puzzles.more}
        </a>
      )}
      <button type="button" onClick={acts.onCopy}>
        {t.puzzles.copyResult}
      </button>
    </div>
  );
}

/** List of every move that was tried, with the opponent's reply. */
export function Tries({missed, isOpen}: {missed: PuzzleShown["tries"]; isOpen: boolean}) {
  const t = useTexts("puzzles");
  // While the puzzle is open, the last try is shown above the list.
  if (missed.length <= (isOpen ? 1 : 0)) return null;
  return (
    <section class="tries" aria-label={t.puzzles.tries}>
      <h2>{t.puzzles.tries}</h2>
      <ol>
        {missed.map(({touch, move, reply}) => (
          <li key={touch.join(".")}>{reply ? t(t.puzzles.reply, {move: move(t), reply: reply(t)}) : move(t)}</li>
        ))}
      </ol>
    </section>
  );
}
