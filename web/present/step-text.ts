// Texts and highlights of each step of a presentation, and the last step that the answer allows.
import type {Answer} from "../engine/types";
import {type AnswerStep, reaches, type Step} from "../game/modes/presenting";
import {bestOf, type Chance, chanceOf} from "../game/modes/tutor";
import {moverOf, otherSide, type Side} from "../game/opponent/mover";
import {type Highlight, noHighlight} from "../game/selection/highlight";
import type {State} from "../game/state";
import {hintOf} from "../play/hint";
import {currentHint} from "../play/side";
import {sayMove} from "../say/say";
import type {Language, Sentence} from "../text";
import {formatGameValue, isShort} from "../ui/numbers";

/** Reason why the position is won or lost, with the highlight of what it names. */
export interface Reason {
  say: Sentence<"plain">;
  highlight: Highlight;
}

/** Returns the sentences about the player to move and the opponent: Left and Right are called by their names. */
export function sayOfPlayers(answer: Answer, t: Language<"present">) {
  const mover = moverOf(answer);
  const {present} = t;
  const forms = mover ? present.sides : present;
  const nameOf = (side: Side | null) => (side ? present.side[side] : "");
  const names = {mover: nameOf(mover), other: nameOf(mover && otherSide(mover))};
  return (key: keyof typeof present.sides) => t(forms[key], names);
}

/** Returns the last step: fewer if the winner or the reason is not known. */
export const lastStep = (answer: Answer, reason: Reason | null): AnswerStep =>
  chanceOf(answer) === null ? "answered" : reason ? "explained" : "moved";

const outcomeKeys = {win: "moverWins", draw: "draws", loss: "moverLoses"} as const;
const guessKeys = {win: "saidMover", draw: "saidDraw", loss: "saidOther"} as const;

function sayAnswer(answer: Answer, guess: Chance | null, t: Language<"present">): string {
  const truth = chanceOf(answer);
  if (truth === null) return t.present.unknown;
  const verdict = guess === null ? [] : [guess === truth ? t.present.right : t.present.wrong];
  return t.sentences([...verdict, sayOfPlayers(answer, t)(outcomeKeys[truth])]);
}

function sayWinning(answer: Answer, t: Language<"present" | "plain">): string {
  const chance = chanceOf(answer);
  if (chance === "loss" || chance === null) return t.present.noMove;
  const [bestMove] = bestOf(answer);
  if (!bestMove) return t.present.moveUnknown;
  return t(chance === "draw" ? t.present.moveDrawing : t.present.move, {move: sayMove(answer, bestMove.touch)(t)});
}

/** Says the value of a position of Left and Right; empty if it is so long that it would tell a class nothing. */
function sayValue({kind, value}: Answer, t: Language<"present">): string {
  const valueText = kind === "partizan" && value !== null ? formatGameValue(value) : "";
  return valueText && isShort(valueText) ? t(t.present.worth, {value: valueText}) : "";
}

/** A requested hint comes before the text of the step. */
export function sayStep(state: State, answer: Answer, reason: Reason | null, t: Language<"present" | "plain">): string {
  const {step, guess} = state.presenting;
  const hint = reaches(step.value, "moved") ? null : currentHint(state);
  if (hint) return hint.words(t);
  const texts: Record<Step, () => string> = {
    asked: () => t.playing.whoWins,
    guessed: () => sayOfPlayers(answer, t)(guessKeys[guess.value ?? "loss"]),
    answered: () => sayAnswer(answer, guess.value, t),
    moved: () => sayWinning(answer, t),
    explained: () => t.sentences([reason?.say(t) ?? "", sayValue(answer, t)].filter(Boolean)),
  };
  return texts[step.value]();
}

export function highlightAt(state: State, answer: Answer, reason: Reason | null): Highlight {
  const step = state.presenting.step.value;
  if (step === "explained") return reason?.highlight ?? noHighlight;
  if (step === "moved") return bestOf(answer).length > 0 ? hintOf(answer, 2).highlight : noHighlight;
  return currentHint(state)?.highlight ?? noHighlight;
}
