// English grammar: joining of phrases, and plurals.
import {type Grammar, listOf} from "../language";

const numerals = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
/** British English: no comma before "or". */
const or = new Intl.ListFormat("en-GB", {type: "disjunction"});

export const grammar: Grammar = {
  plural: new Intl.PluralRules("en"),
  list: listOf("en"),
  either: (phrases) => (phrases.some((phrase) => phrase.includes(",")) ? phrases.join("; or ") : or.format(phrases)),
  oneOf: (numbers) => or.format(numbers),
  phrases: (parts) => parts.join(", "),
  clauses: (parts) => parts.join("; "),
  sentences: (parts) => parts.join(" "),
  numeral: (n) => numerals[n] ?? String(n),
  // The engine's own texts are English.
};
