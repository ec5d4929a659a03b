// Puzzle, in place of the answer: the task, then the result, to be shared, and the link to the next one.
import type {PuzzleShown} from "../game/puzzles/puzzle-store";
import {marksOf, sayMissed, sayResult} from "../say/puzzle-result";
import {CopiedLine, useCopy} from "../ui/copy";
import {useTexts} from "../ui/language";

interface PuzzleProps {
  puzzle: PuzzleShown;
  name: string;
  game: string;
  /** Link of the puzzle, without any answer. */
  link: string;
  /** Null if there is no series, or no unsolved puzzle is left in it. */
  nextLink: string | null;
  /** Link to the page of all puzzles. */
  allLink: string;
  /** Sentences about the reader's progress. */
  progressLines: string[];
  onReveal(): void;
}

export function Puzzle(props: PuzzleProps) {
  const {puzzle, name, progressLines, onReveal} = props;
  const t = useTexts("puzzles");
  const lastTry = puzzle.tries.at(-1);
  return (
    <section class="puzzle" aria-label={name}>
      <p class="quiet name">{name}</p>
      {puzzle.result === null ? (
        <>
          <p class="task">{t.playing.find}</p>
          <button type="button" onClick={onReveal}>
            {t.puzzles.reveal}
          </button>
          <p role="status" class="tried">
            {lastTry ? (
              <>
                <span class="marks" aria-hidden="true">
                  {"✗".repeat(puzzle.tries.length)}
                </span>{" "}
                {sayMissed(lastTry)(t)}
              </>
            ) : (
              t.puzzles.try
            )}
          </p>
        </>
      ) : (
        <>
          <Ended {...props} />
          <p class="standing">{progressLines.join(" · ")}</p>
        </>
      )}
    </section>
  );
}

function Ended({puzzle, name, game, link, nextLink, allLink}: PuzzleProps) {
  const t = useTexts("puzzles");
  const {copied, copy} = useCopy();
  const {solution} = puzzle;
  return (
    <>
      <p class="task">
        <span class="marks" aria-hidden="true">
          {marksOf(puzzle)}
        </span>{" "}
        {t.sentences([sayResult(puzzle)(t), ...(solution ? [t(t.puzzles.solution, {move: solution(t)})] : [])])}
      </p>
      <div class="controls">
        {nextLink && (
          <a class="button primary" href={nextLink}>
            {t.puzzles.next}
          </a>
        )}
        <a class={nextLink ? "button" : "button primary"} href={allLink}>
          {t.puzzles.more}
        </a>
        <button
          type="button"
          onClick={() => copy([`${t.ui.title} · ${name} · ${game}`, marksOf(puzzle), link].join("\n"))}
        >
          {t.puzzles.copyResult}
        </button>
        <CopiedLine copied={copied} />
      </div>
    </>
  );
}

/** List of every move that was tried, with the opponent's reply. */
export function Tries({missed, isOpen}: {missed: PuzzleShown["tries"]; isOpen: boolean}) {
  const t = useTexts("puzzles");
  // While the puzzle is open, the last try is shown above the board.
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
