// Rule with the contents of the game's brackets: numbers, all but some numbers, or a text.
import type {Form, Grammar} from "./language";

/**
 * Rule of a game by what its brackets hold. `numbers`: the numbers, with the facts {first}, {last}, {numbers} ("1, 3 or
 * 4") and, for the plural, the count from the first to the last, or up to a single one; `others`: all but some numbers,
 * with {numbers}; `text`: a text, with {rules}.
 */
export interface RuleForms {
  numbers?: Form;
  others?: Form;
  text?: Form;
}

/** Greatest number of elements listed of a set. */
const most = 12;

export function ruleWith(
  {numbers, others, text}: RuleForms,
  rules: string,
  grammar: Grammar,
  say: (form: Form, facts: Record<string, string>) => string,
): string | null {
  const [, not, found] = /^(!?)(\d+(?:,\d+)*)$/.exec(rules) ?? [];
  const form = found === undefined ? text : ((not ? others : numbers) ?? text);
  if (!form) return null;
  const all = (found ?? "").split(",");
  const [first = "", last = first] = [all[0], all.at(-1)];
  const count = String(all.length > 1 ? BigInt(last) - BigInt(first) + 1n : BigInt(first));
  const choice = all.length > most ? grammar.list([...all.slice(0, most), "…"]) : grammar.oneOf(all);
  return say(form, {rules, first, last, count, numbers: choice});
}
