// Texts and highlights of each step of a presentation, and the last step that the answer allows.
import type {Answer} from "../engine/types";
import {type Highlight, noHighlight} from "../game/highlight";
import {moverOf, other, type Side} from "../game/mover";
import {reaches, type Shown, type Step} from "../game/presenting";
import type {State} from "../game/state";
import {moverWins} from "../game/tutor";
import {hintOf} from "../play/hint";
import {hintNow} from "../play/side";
import {sayMove} from "../say/say";
import type {Language, Sentence} from "../text";
import {isShort, setOut} from "../ui/numbers";

/** Why the position is won or lost, and what that speaks of on the board. */
export interface Reason {
  say: Sentence<"plain">;
  highlight: Highlight;
}

/** What is said of the player to move and of the other: of Left and Right by their names. */
export function ofPlayers(answer: Answer, t: Language<"present">) {
  const mover = moverOf(answer);
  const {present} = t;
  const forms = mover ? present.sides : present;
  const nameOf = (side: Side | null) => (side ? present.side[side] : "");
  const names = {mover: nameOf(mover), other: nameOf(mover && other(mover))};
  return (key: keyof typeof present.sides) => t(forms[key], names);
}

/** Where the winner or the reason is not known, there is less to tell. */
export const lastStep = (answer: Answer, reason: Reason | null): Shown =>
  moverWins(answer) === null ? "answered" : reason ? "explained" : "moved";

function sayAnswer(answer: Answer, guess: boolean | null, t: Language<"present">): string {
  const truth = moverWins(answer);
  if (truth === null) return t.present.unknown;
  const judged = guess === null ? [] : [guess === truth ? t.present.right : t.present.wrong];
  return t.sentences([...judged, ofPlayers(answer, t)(truth ? "moverWins" : "moverLoses")]);
}

function sayWinning(answer: Answer, t: Language<"present" | "plain">): string {
  if (!moverWins(answer)) return t.present.noMove;
  const won = answer.moves.listed.find(({wins}) => wins);
  return won ? t(t.present.move, {move: sayMove(answer, won.touch)(t)}) : t.present.moveUnknown;
}

/** What a position of Left and Right is worth; a value that would fill the screen tells a class nothing. */
function sayWorth({kind, value}: Answer, t: Language<"present">): string {
  const written = kind === "partizan" && value !== null ? setOut(value) : "";
  return written && isShort(written) ? t(t.present.worth, {value: written}) : "";
}

/** A hint that was asked for comes before what the step says. */
export function sayStep(state: State, answer: Answer, reason: Reason | null, t: Language<"present" | "plain">): string {
  const {step, guess} = state.presenting;
  const hint = reaches(step.value, "moved") ? null : hintNow(state);
  if (hint) return hint.words(t);
  const says: Record<Step, () => string> = {
    asked: () => t.playing.whoWins,
    guessed: () => ofPlayers(answer, t)(guess.value ? "saidMover" : "saidOther"),
    answered: () => sayAnswer(answer, guess.value, t),
    moved: () => sayWinning(answer, t),
    explained: () => t.sentences([reason?.say(t) ?? "", sayWorth(answer, t)].filter(Boolean)),
  };
  return says[step.value]();
}

export function highlightAt(state: State, answer: Answer, reason: Reason | null): Highlight {
  const step = state.presenting.step.value;
  if (step === "explained") return reason?.highlight ?? noHighlight;
  if (step === "moved") return moverWins(answer) ? hintOf(answer, 2, null).highlight : noHighlight;
  return hintNow(state)?.highlight ?? noHighlight;
}
