// Descriptions of moves by the parts that the engine gives.
import type {MoveKey, MovePart} from "../engine/types";
import type {Language, Sentence} from "../text";
import {type Sentences, sentences} from "../text/move-sentences";

const allSentences: Sentences = sentences;
const sayPart = <K extends MoveKey>({key, facts}: MovePart<K>, t: Language) => allSentences[key](t, facts);

/** Prefixes a move with its component; `component` counts from 0. */
export const inComponent =
  (component: string, move: Sentence): Sentence =>
  (t) =>
    t(t.ui.inComponent, {index: Number(component) + 1, move: move(t)});

/** Joins moves that are made at once. */
export const joinMoves =
  (moves: Sentence[]): Sentence =>
  (t) =>
    t.clauses(moves.map((move) => move(t)));

/** Describes a move by the parts that the engine gives. */
export const sayParts = (parts: MovePart[]): Sentence =>
  joinMoves(
    parts.map((part) => {
      const sentence: Sentence = (t) => sayPart(part, t);
      return part.component === undefined ? sentence : inComponent(part.component, sentence);
    }),
  );
