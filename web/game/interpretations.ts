// Interprets typed text: candidate addresses for the engine, from the name of a game, its rules and its position as people write them.
// Decides nothing.
import {calledBy, type Named, nearTo} from "./names";

/** A game, and the texts that it may stand in, the likeliest first. */
export interface Interpretation {
  game: Pick<Named, "id" | "rules">;
  texts: string[];
}

/** What a text is read for: whole addresses, or games without a position. */
export interface InputContext {
  named: readonly Named[];
  /** The game at hand, to which numbers alone belong. */
  here: {game: string; id: string; rules: string | null} | null;
  isGame: boolean;
}

export interface Interpretations {
  /** Several where a name is of several games. */
  meant: Interpretation[];
  /** What is faulty, if none of it is read. */
  likeliest: string;
  /** What else it may be: a name that is misspelt. */
  near: Interpretation[];
  /** An example of the game that is meant, or of the one at hand. */
  example: Interpretation[];
}

/** Numbers alone are heaps. */
const plain = "nim";
/** A game that has values to show. */
const firstOfHeaps = "kayles";
const longestName = 60;
const open = "([{";
const close = ")]}";

/** Full-width signs, the comma between list items and other dashes as their plain ones; what ends a sentence goes. */
export const plainly = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[、，]/g, ",")
    .replace(/[–—−]/g, "-")
    .replace(/(?<=\d)\s*×\s*(?=\d)/g, "x")
    .replace(/[\s。.!?,;]+$/, "")
    .trim();

/** Summands; a number alone belongs to the one before it. */
export function summandsOf(text: string): string[] {
  let depth = 0;
  const parts = [""];
  for (const sign of text) {
    if (open.includes(sign)) depth++;
    if (close.includes(sign)) depth--;
    if (sign === "+" && depth === 0) parts.push("");
    else parts.push(`${parts.pop()}${sign}`);
  }
  const summands: string[] = [];
  for (const part of parts) {
    const isNumbers = summands.length > 0 && !/\p{L}/u.test(part);
    if (isNumbers) summands.push(`${summands.pop()}+${part}`);
    else summands.push(part.trim());
  }
  return summands;
}

/** What stands in the bracket that a text begins with, and what follows it. */
function bracketed(text: string): {inside: string; after: string} | null {
  if (!open.includes(text[0] ?? " ")) return null;
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    if (open.includes(text[i] ?? "")) depth++;
    if (close.includes(text[i] ?? "") && --depth === 0) return {inside: text.slice(1, i), after: text.slice(i + 1)};
  }
  return null;
}

const trimmed = (text: string) => text.replace(/^[\s:=,]+/, "").trim();

/** A position without the one bracket around it, as it stands, and with commas for whatever parts its numbers. */
function positionsOf(text: string): string[] {
  const bracket = bracketed(text);
  const isWrapped = bracket?.after.trim() === "" && !/[([{]/.test(bracket.inside);
  const bare = isWrapped ? bracket.inside : text;
  const commas = bare.replace(/(?<=\d)(?:\s*(?:[-;/|+_]|\band\b|[和与及跟])\s*|\s+)(?=\d)/g, ",");
  return [...new Set([bare, text, commas])];
}

/** Rules as they stand, and as a list of numbers with commas. */
function rulesOf(text: string): string[] {
  const bare = bracketed(text)?.after === "" ? text.slice(1, -1) : text;
  return [
    ...new Set([bare.trim(), bare.trim().replace(/(?<=\d)\s+(?=\d)/g, ","), bare.replace(/^\s*\./, "0.").trim()]),
  ];
}

const isCode = /^(?:0?\.[\dA-V[]|[\dA-V]+[!?=]?\.\[|[\dA-V]+[!?=]\.|[\dA-V]+\.[\dA-V]*[[{!?=*])/;
const isNumbers = /^[\d\s,;/|+_-]+$/;

/** The longest beginning of a text that names a game. */
function namedIn(text: string, {named}: InputContext): {games: Named[]; rest: string} | null {
  const end = text.search(/[:([{]/);
  const head = end < 0 ? text : text.slice(0, end);
  for (let i = Math.min(head.length, longestName); i > 0; i--) {
    // No name ends within a word, or within a number.
    if (/[a-z][a-z]|\d\d/i.test(text.slice(i - 1, i + 1)) || /\s/.test(text[i - 1] ?? "")) continue;
    const games = calledBy(text.slice(0, i), named);
    if (games.length > 0) return {games, rest: text.slice(i).trim()};
  }
  return null;
}

/** A text taken for what `wanted` says. */
export function interpret(text: string, wanted: InputContext): Interpretations {
  const {named, here, isGame} = wanted;
  const sampleOf = (family: string, rules: string) => {
    const isOf = (one: Named) => one.family === family;
    return (named.find((one) => isOf(one) && one.rules === rules) ?? named.find(isOf))?.sample ?? "";
  };
  const spelt = (game: string, rest: string, sample: string) =>
    isGame ? [game] : rest === "" ? [`${game}:${sample}`] : positionsOf(rest).map((position) => `${game}:${position}`);
  const ruled = (family: string, rules: string, rest: string): string[] =>
    rulesOf(rules).flatMap((rule) => spelt(`${family}(${rule})`, trimmed(rest), sampleOf(family, rule)));
  const exampleOf = (one: Named): Interpretation => ({game: one, texts: spelt(one.game, "", one.sample)});
  const byId = (id: string) => named.find((one) => one.id === id);

  function wayOf(one: Named, rest: string): Interpretation {
    const bracket = bracketed(rest);
    const asPosition = spelt(one.game, trimmed(rest), one.sample);
    const {family, isAlias} = one;
    const withRules = () => {
      if (family === null) return [];
      if (bracket) return ruled(family, bracket.inside, bracket.after);
      const [rules = "", ...others] = rest.split(":");
      if (others.length > 0 && rules.trim() !== "") return ruled(family, rules, others.join(":"));
      const [code = "", ...after] = rest.split(/\s+/);
      return isCode.test(code) ? ruled(family, code, after.join(" ")) : [];
    };
    // Numbers in brackets behind a game that has rules are rules.
    const texts = isAlias
      ? [...asPosition, ...withRules()]
      : [...withRules(), ...(bracket && family ? [] : asPosition)];
    return {game: one, texts: [...new Set(texts)]};
  }

  function nameless(): Interpretation[] {
    const set = /^s?\s*(?=[{])|^s\s*(?=\()/i.exec(text);
    const bracket = set && bracketed(text.slice(set[0].length));
    const subtraction = byId("subtraction");
    if (bracket && subtraction)
      return [{game: subtraction, texts: ruled("subtraction", bracket.inside, bracket.after)}];
    const [code = "", after = ""] = text.split(/[\s:]+(.*)/s);
    const coded = byId("take-and-break");
    if (coded && (isCode.test(code) || (isGame && /^[\dA-V]*\.[\dA-V]+$/.test(code))))
      return [{game: coded, texts: ruled("take-and-break", code, after)}];
    if (here && !isGame) return [{game: here, texts: positionsOf(text).map((position) => `${here.game}:${position}`)}];
    const nim = byId(plain);
    return nim && isNumbers.test(text) && !isGame ? [wayOf(nim, text)] : [];
  }

  const found = namedIn(text, wanted);
  const meant = found ? found.games.map((one) => wayOf(one, found.rest)) : nameless();
  const end = text.search(/[:([{\d]/);
  const [name, rest] = end < 0 ? [text, ""] : [text.slice(0, end), text.slice(end)];
  const misspelt = found ? [] : nearTo(name, named);
  const near = misspelt.map((one) => ({game: one, texts: [...wayOf(one, rest).texts, ...exampleOf(one).texts]}));
  const nim = byId(plain);
  const others = !found && nim && !isGame && isNumbers.test(text) ? [wayOf(nim, text)] : [];
  const known = found?.games ?? named.filter((one) => one.id === here?.id && one.rules === here.rules);
  const model = known.length > 0 ? known : named.filter(({id}) => id === (isGame ? firstOfHeaps : plain));
  const [only] = meant.length === 1 && misspelt.length === 0 ? meant : [];
  return {
    meant,
    likeliest: only?.texts[0] ?? text,
    near: [...near, ...others],
    example: model.slice(0, 1).map(exampleOf),
  };
}
