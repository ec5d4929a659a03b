// Moves of both sides in a game: each is announced, judged if the reader made it, and added to the line.
import {batch, type ReadonlySignal, signal} from "@preact/signals";
import type {Answer, Engine, Touch} from "../../engine";
import type {MovePart} from "../../engine/types";
import type {Sentence} from "../../text/language";
import type {PositionQuery} from "../analysis/analysis";
import {type JudgedMove, judge} from "../modes/tutor";
import type {Autoplay} from "../opponent/autoplay";
import type {LongestDefence} from "../opponent/longest-defence";
import type {Puzzling} from "../puzzles/puzzle-store";
import type {Refutation} from "../puzzles/refutation";
import {listedBy} from "../selection/move-list";
import type {GameHistory} from "./history";
import type {Mover} from "./tree";

export interface Announcement {
  by: Mover;
  sayMove: Sentence;
  /** Parts of the move; null if it was not listed. */
  parts: MovePart[] | null;
  /** Verdict on the user's last move, which stays beside the engine's reply. */
  verdict: JudgedMove | null;
  /** The winning move, if the engine erred on purpose; else null. */
  slip: {better: Touch; what: Sentence; parts: MovePart[] | null} | null;
}

interface MovesOptions {
  engine: Promise<Engine>;
  game: Pick<GameHistory, "move" | "line" | "goTo">;
  question: ReadonlySignal<PositionQuery>;
  /** Returns the answer for the current position; null if there is none yet. */
  currentAnswer(): Answer | null;
  /** Returns the last answer, which may be for a position before. */
  lastAnswer(): Answer | null;
  say(answer: Answer | null, touch: Touch): Sentence;
  puzzling: Pick<Puzzling, "isOpen" | "isResting" | "goOn" | "solves" | "solved">;
  refutation: Pick<Refutation, "isShown">;
  longestDefence: Pick<LongestDefence, "longest" | "whenDone">;
  autoplay(): Pick<Autoplay, "watch" | "toMove">;
  /** Drops the touches of a move that is not made. */
  clearTouches(): void;
  /** Runs an action of the user that is no move. */
  interrupt(act: () => void): void;
  /** Called with each new position. */
  onMoved(): void;
}

export function createMoves({
  engine,
  game,
  question,
  currentAnswer,
  lastAnswer,
  say,
  puzzling,
  refutation,
  longestDefence,
  autoplay,
  clearTouches,
  interrupt,
  onMoved,
}: MovesOptions) {
  const announcement = signal<Announcement | null>(null);

  const addressAfter = async ({address, play}: PositionQuery, touch: Touch) =>
    (await engine).play(address, touch, play).catch(() => null);

  const wordsOf = (answer: Answer | null, touch: Touch) => ({
    sayMove: say(answer, touch),
    parts: (answer && listedBy(answer, touch)?.parts) ?? null,
  });

  /** Makes a move. Resolves to false if the position has changed meanwhile. */
  async function playMove(touch: Touch, message: Announcement): Promise<boolean> {
    const from = question.value;
    const answer = currentAnswer();
    const listed = answer && listedBy(answer, touch)?.to;
    const address = listed ?? (await addressAfter(from, touch));
    if (address === null || question.value !== from) return false;
    batch(() => {
      announcement.value = message;
      game.move(touch, address, message.by);
      onMoved();
    });
    return true;
  }

  return {
    announcement,

    async playAsUser(touch: Touch) {
      autoplay().watch(false);
      const answer = currentAnswer();
      if (refutation.isShown.value) return clearTouches();
      if (puzzling.isResting.value) {
        puzzling.goOn();
        if (autoplay().toMove.value) return clearTouches();
      }
      if (puzzling.isOpen.value && !puzzling.solves(answer, touch)) return clearTouches();
      const from = question.value;
      await longestDefence.whenDone();
      if (question.value !== from) return;
      const {kind, best} = judge(answer, touch, longestDefence.longest.value);
      const verdict = {kind, best: best && say(answer, best)};
      const isMade = await playMove(touch, {by: "you", ...wordsOf(answer, touch), verdict, slip: null});
      if (isMade) puzzling.solved();
    },

    /** Makes the engine's move; `better` is the winning one, if the engine errs on purpose. */
    playAsEngine(touch: Touch, better: Touch | null) {
      const answer = lastAnswer();
      const betterWords = better && wordsOf(answer, better);
      const slip = better && betterWords && {better, what: betterWords.sayMove, parts: betterWords.parts};
      const verdict = announcement.value?.by === "you" ? announcement.value.verdict : null;
      return playMove(touch, {by: "engine", ...wordsOf(answer, touch), verdict, slip});
    },

    /** Takes the erring move back and makes the better one; the former stays as a branch. */
    takeBack() {
      const {slip, verdict = null} = announcement.value ?? {};
      if (!slip) return;
      interrupt(() => game.goTo(game.line.value.at - 1));
      void playMove(slip.better, {by: "engine", sayMove: slip.what, parts: slip.parts, verdict, slip: null});
    },
  };
}
