// In place of the answer, the task; then how it went, to be passed on.
import type {PuzzleShown} from "../game/puzzling";
import {marksOf, sayResult} from "../say/puzzle-result";
import {CopiedLine, useCopy} from "../ui/copy";
import {useLanguage} from "../ui/language";

interface PuzzleProps {
  puzzle: PuzzleShown;
  game: string;
  /** The link of the puzzle, without any answer. */
  link: string;
  onReveal(): void;
}

export function Puzzle({puzzle, game, link, onReveal}: PuzzleProps) {
  const t = useLanguage();
  const {copied, copy} = useCopy();
  const {word, daily, missed, end} = puzzle;
  const name = t(daily ? t.puzzles.dailyOf : t.puzzles.named, {word});
  const last = missed.at(-1);
  return (
    <section class="puzzle" aria-label={name}>
      <p class="quiet name">{name}</p>
      {end === null ? (
        <>
          <p class="task">{t.puzzles.find}</p>
          <button type="button" onClick={onReveal}>
            {t.puzzles.reveal}
          </button>
        </>
      ) : (
        <>
          <p class="task">
            <span class="marks" aria-hidden="true">
              {marksOf(puzzle)}
            </span>{" "}
            {sayResult(puzzle)(t)}
          </p>
          <button
            type="button"
            onClick={() => copy([`${t.ui.title} · ${name} · ${game}`, marksOf(puzzle), link].join("\n"))}
          >
            {t.puzzles.copyResult}
          </button>
          <CopiedLine copied={copied} />
        </>
      )}
      {end === null && (
        <p role="status" class="tried">
          {last ? (
            <>
              <span class="marks" aria-hidden="true">
                {"✗".repeat(missed.length)}
              </span>{" "}
              {last.reply
                ? t(t.puzzles.missed, {move: last.move(t), reply: last.reply(t)})
                : t(t.puzzles.missedOnly, {move: last.move(t)})}
            </>
          ) : (
            t.puzzles.try
          )}
        </p>
      )}
    </section>
  );
}
