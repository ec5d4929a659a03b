// In place of the answer, the task; then how it went, to be passed on.
import {fill, puzzles, ui, type Words} from "../text";
import {CopiedLine, useCopy} from "./copy";
import {useTongue} from "./tongue";

export interface PuzzleShown {
  word: string;
  /** The word is a day, and chose the game too. */
  daily: boolean;
  /** The moves that did not win, each with one that answers it. */
  missed: {move: Words; reply: Words | null}[];
  /** Null while the answer is kept back. */
  end: "solved" | "shown" | null;
}

interface PuzzleProps {
  puzzle: PuzzleShown;
  game: Words;
  /** The link of the puzzle, without any answer. */
  link: string;
  onReveal(): void;
}

export function sayResult({missed, end}: PuzzleShown): Words {
  const count = missed.length + (end === "solved" ? 1 : 0);
  const words = end === "shown" ? puzzles.shown : count === 1 ? puzzles.first : puzzles.solved;
  return {en: fill(words, "en", {count}), zh: fill(words, "zh", {count})};
}

export const marksOf = ({missed, end}: PuzzleShown) => "✗".repeat(missed.length) + (end === "solved" ? "✓" : "–");

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
