// Lines of an explanation by their key, and the module that each key has.
import type {ReasonFacts} from "../../engine/generated/reason-types";
import type {Answer, Fact, Reason} from "../../engine/types";
import type {Form, Language} from "../../text";

type NoFacts = Record<never, never>;
interface NumberFacts {
  value: string;
  number: string;
  star: string;
  /** The number without its sign. */
  ahead: string;
}
interface StopsFacts {
  value: string;
  left: string;
  right: string;
}

/** Facts of the lines that only the page makes, in addition to those of the engine. */
interface PageFacts {
  wild: NoFacts;
  "wild-within": NoFacts;
  "misere-nim-within": ReasonFacts["misere-nim"];
  "conjunctive-end": NoFacts;
  "no-move-here": NoFacts;
  "no-move-of-left": NoFacts;
  "no-move-of-right": NoFacts;
  "search-winner": ReasonFacts["search"];
  "search-checked": ReasonFacts["search"];
  "search-moves": ReasonFacts["search"];
  "number-left": NumberFacts;
  "number-right": NumberFacts;
  "number-zero": NumberFacts;
  "number-left-star": NumberFacts;
  "number-right-star": NumberFacts;
  "number-star": NumberFacts;
  "value-left": {value: string};
  "value-right": {value: string};
  "value-first": {value: string};
  "stops-left": StopsFacts;
  "stops-right": StopsFacts;
  "stops-first": StopsFacts;
}

/** Where a line stands: the part of a component that it explains, and what a line within another says. */
interface Place {
  part?: string;
  /** Set in a line about a part of the position, which gives the part's value instead of the winner. */
  within?: "yes" | "normal" | "theorem";
}

type AllFacts = ReasonFacts & PageFacts;
export type ReasonKey = keyof AllFacts;
export type FactsOf<K extends ReasonKey> = AllFacts[K] & Place;

/** Plain sentence: the first form whose facts are all known is used, by whether the mover wins. */
export interface PlainForms {
  won: readonly Form[];
  lost: readonly Form[];
  /** Facts in addition to those of the reason and of the moves. */
  facts?: Record<string, string>;
  /** True if a sentence on the moves follows. */
  withMoves?: boolean;
  /** True if it is used even where every move wins, or the only heap is taken whole. */
  always?: boolean;
}

/** A chain of terms and an operator, as 3 ⊕ 5; without terms there is no chain. */
interface Chain<F> {
  terms(facts: F): string[] | undefined;
  /** Operator with its spaces; by default that of the nim-sum. */
  operator?: string;
  /** Formats a value. */
  format?(value: string): string;
}

/** Properties of the reasons of one key. The words are in web/text, the figure in ../figures. */
export interface ReasonModule<F = Record<string, Fact>> {
  /** `end`: says why the game is over; `remark`: is no step of the proof. */
  role?: "end" | "remark";
  /** Key of the words for these facts; empty for the own key of the reason. */
  wordsKey?(facts: F): string;
  /** Key where it explains a part of a sum, if another. */
  keyInPart?: ReasonKey;
  /** True if it is a theorem that names the winner but no value. */
  namesWinner?: boolean;
  /** True if only the moves themselves show a loss. */
  isShownByMoves?: boolean;
  /** Board elements to highlight, if not those that the engine names. */
  marks?(facts: F): string[];
  chain?: Chain<F>;
  /** Facts for its words, in addition to its own. */
  derivedFacts?(facts: F): Record<string, string>;
  /** Nim-sum that the winner brings to 0, as text; undefined if it is not known. */
  balance?(facts: F): string | undefined;
  /** True if its words say by themselves that the sum is in balance. */
  saysBalance?: boolean;
  plain?(reason: Reason & {facts: F}, answer: Answer, t: Language<"plain">): PlainForms | null;
}

/** Modules of some keys, each with the facts of its key. */
export type Modules = {[K in ReasonKey]?: ReasonModule<FactsOf<K>>};
