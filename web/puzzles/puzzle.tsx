// In place of the answer, the task; then how it went, to be passed on, and the way to the next.
import type {PuzzleShown} from "../game/puzzling";
import {marksOf, sayMissed, sayResult} from "../say/puzzle-result";
import {CopiedLine, useCopy} from "../ui/copy";
import {useWords} from "../ui/language";

interface PuzzleProps {
  puzzle: PuzzleShown;
  name: string;
  game: string;
  /** The link of the puzzle, without any answer. */
  link: string;
  /** Null where there is none, or none is left. */
  nextLink: string | null;
  /** The page of all puzzles. */
  allLink: string;
  /** How far the reader has come. */
  standing: string[];
  onReveal(): void;
}

export function Puzzle(props: PuzzleProps) {
  const {puzzle, name, standing, onReveal} = props;
  const t = useWords("puzzles");
  const last = puzzle.missed.at(-1);
  return (
    <section class="puzzle" aria-label={name}>
      <p class="quiet name">{name}</p>
      {puzzle.end === null ? (
        <>
          <p class="task">{t.playing.find}</p>
          <button type="button" onClick={onReveal}>
            {t.puzzles.reveal}
          </button>
          <p role="status" class="tried">
            {last ? (
              <>
                <span class="marks" aria-hidden="true">
                  {"✗".repeat(puzzle.missed.length)}
                </span>{" "}
                {sayMissed(last)(t)}
              </>
            ) : (
              t.puzzles.try
            )}
          </p>
        </>
      ) : (
        <>
          <Ended {...props} />
          <p class="standing">{standing.join(" · ")}</p>
        </>
      )}
    </section>
  );
}

function Ended({puzzle, name, game, link, nextLink, allLink}: PuzzleProps) {
  const t = useWords("puzzles");
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

/** Every move that was tried, with what the other side makes of it. */
export function Tries({missed, isOpen}: {missed: PuzzleShown["missed"]; isOpen: boolean}) {
  const t = useWords("puzzles");
  // While the puzzle is open, the last one is told above the board.
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
