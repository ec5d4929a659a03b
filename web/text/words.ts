// What a sentence is: English and Chinese side by side, with {facts} to fill in.
export type Lang = "en" | "zh";

export interface Words {
  en: string;
  zh: string;
}

/** A game's own words; a variant (an alias, or named rules) replaces some of them. */
export interface GameWords {
  name: Words;
  /** Other names, codes and problem ids, for the search. */
  aliases: string[];
  /** The rule in one line: the caption of the figure. */
  rule: Words;
  about: Words;
  /** Sentences for `formula` reasons, by the id that the engine names. */
  formulas: Record<string, Words>;
  /** Citations by the engine's source id. */
  sources: Record<string, string>;
  material: Words;
  theory: Words;
  variants: Record<string, Variant>;
}

export type Variant = Pick<GameWords, "name" | "aliases" | "rule" | "about">;

/** The sentence with its facts put in; a fact that is missing leaves its name visible. */
export function fill(words: Words, lang: Lang, facts: Record<string, string | number> = {}): string {
  return words[lang].replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
}
