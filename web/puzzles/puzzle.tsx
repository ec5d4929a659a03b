// In place of the answer, the task; then how it went, to be passed on.
import type {PuzzleShown} from "../game/puzzling";
import {marksOf, sayResult} from "../say/puzzle-result";
import {puzzles, ui, type Words} from "../text";
import {CopiedLine, useCopy} from "../ui/copy";
import {useTongue} from "../ui/tongue";

interface PuzzleProps {
  puzzle: PuzzleShown;
  game: Words;
  /** The link of the puzzle, without any answer. */
  link: string;
  onReveal(): void;
}

export function Puzzle({puzzle, game, link, onReveal}: PuzzleProps) {
  const t = useTongue();
  const {copied, copy} = useCopy();
  const {word, daily, missed, end} = puzzle;
  const name = t(daily ? puzzles.dailyOf : puzzles.named, {word});
  const last = missed.at(-1);
  return (
    <section class="puzzle" aria-label={name}>
      <p class="quiet name">{name}</p>
      {end === null ? (
        <>
          <p class="task">{t(puzzles.find)}</p>
          <button type="button" onClick={onReveal}>
            {t(puzzles.reveal)}
          </button>
        </>
      ) : (
        <>
          <p class="task">
            <span class="marks" aria-hidden="true">
              {marksOf(puzzle)}
            </span>{" "}
            {t(sayResult(puzzle))}
          </p>
          <button
            type="button"
            onClick={() => copy([`${t(ui.title)} · ${name} · ${t(game)}`, marksOf(puzzle), link].join("\n"))}
          >
            {t(puzzles.copyResult)}
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
                ? t(puzzles.missed, {move: t(last.move), reply: t(last.reply)})
                : t(puzzles.missedOnly, {move: t(last.move)})}
            </>
          ) : (
            t(puzzles.try)
          )}
        </p>
      )}
    </section>
  );
}
