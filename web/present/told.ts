// What a class is told at each step, and how far the steps lead.
import type {Answer} from "../engine/types";
import {type Lit, unlit} from "../game/lit";
import {reaches, type Step} from "../game/presenting";
import type {State} from "../game/state";
import {chancesOf, moverWins} from "../game/tutor";
import {hintOf} from "../play/hint";
import {hintNow} from "../play/side";
import {sayMove} from "../say/say";
import type {Language, Sentence} from "../text";

/** Why the position is won or lost, and what that speaks of on the board. */
export interface Reason {
  say: Sentence<"plain">;
  lit: Lit;
}

export const truthOf = (answer: Answer) => moverWins(chancesOf(answer));

/** Where the winner or the reason is not known, there is less to tell. */
export const lastStep = (answer: Answer, reason: Reason | null): Step =>
  truthOf(answer) === null ? "answered" : reason ? "explained" : "moved";

function sayAnswer(answer: Answer, guess: boolean | null, {present, sentences}: Language<"present">): string {
  const truth = truthOf(answer);
  if (truth === null) return present.unknown;
  const judged = guess === null ? [] : [guess === truth ? present.right : present.wrong];
  return sentences([...judged, truth ? present.moverWins : present.moverLoses]);
}

function sayWinning(answer: Answer, t: Language<"present" | "plain">): string {
  if (!truthOf(answer)) return t.present.noMove;
  const won = answer.moves.listed.find(({wins}) => wins);
  return won ? t(t.present.move, {move: sayMove(answer, won.touch)(t)}) : t.present.moveUnknown;
}

/** A hint that was asked for comes before what the step says. */
export function sayStep(state: State, answer: Answer, reason: Reason | null, t: Language<"present" | "plain">): string {
  const {step, guess} = state.presenting;
  const hint = reaches(step.value, "moved") ? null : hintNow(state);
  if (hint) return hint.words(t);
  const says: Record<Step, () => string> = {
    asked: () => t.playing.whoWins,
    guessed: () => (guess.value ? t.present.saidMover : t.present.saidOther),
    answered: () => sayAnswer(answer, guess.value, t),
    moved: () => sayWinning(answer, t),
    explained: () => reason?.say(t) ?? "",
  };
  return says[step.value]();
}

export function litAt(state: State, answer: Answer, reason: Reason | null): Lit {
  const step = state.presenting.step.value;
  if (step === "explained") return reason?.lit ?? unlit;
  if (step === "moved") return truthOf(answer) ? hintOf(answer, 2, null).lit : unlit;
  return hintNow(state)?.lit ?? unlit;
}
