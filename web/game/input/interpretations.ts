// Interprets typed text: candidate addresses for the engine, from the name of a game, its rules and its position as
// people write them. Decides nothing.
import {gamesByName, type NamedGame, type StandIn} from "./names";
import {gamesNear, missingGameOf} from "./near-names";

/** Game with the addresses that the text may stand for, the likeliest first. */
export interface Interpretation {
  game: Pick<NamedGame, "id" | "rules">;
  texts: string[];
}

/** Context in which a text is read: whole addresses are expected, or games without a position. */
export interface InputContext {
  named: readonly NamedGame[];
  /** The current game, to which bare numbers belong. */
  currentGame: {game: string; id: string; rules: string | null} | null;
  isGame: boolean;
}

export interface Interpretations {
  /** Interpretations by the name of a game; several if the name is of several games. */
  matches: Interpretation[];
  /** The text whose fault is reported if none is read. */
  likeliest: string;
  /** Other interpretations: of a misspelt name, or the games nearest to one that is missing. */
  alternatives: Interpretation[];
  /** Names of the game that the text names if it is known to be missing. */
  missing: StandIn["names"] | null;
  /** Example of the game named, or of the current one. */
  example: Interpretation[];
}

/** Game of bare numbers, which are heaps. */
const bareNumberGame = "nim";
/** Example of a game that has values to show. */
const exampleHeapGame = "kayles";
const longestName = 60;
const openBrackets = "([{";
const closeBrackets = ")]}";

/**
 * Replaces full-width signs, the comma between list items and other dashes by plain ones; drops what ends a sentence.
 */
export const normalizeText = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[、，]/g, ",")
    .replace(/[–—−]/g, "-")
    .replace(/(?<=\d)\s*×\s*(?=\d)/g, "x")
    .replace(/[\s。.!?,;]+$/, "")
    .trim();

/** Splits text into summands; a bare number belongs to the one before it. */
export function summandsOf(text: string): string[] {
  let depth = 0;
  const parts = [""];
  for (const sign of text) {
    if (openBrackets.includes(sign)) depth++;
    if (closeBrackets.includes(sign)) depth--;
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

/** Returns the content of the bracket that a text begins with, and what follows it; null if there is no bracket. */
function bracketed(text: string): {inside: string; after: string} | null {
  if (!openBrackets.includes(text[0] ?? " ")) return null;
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    if (openBrackets.includes(text[i] ?? "")) depth++;
    if (closeBrackets.includes(text[i] ?? "") && --depth === 0)
      return {inside: text.slice(1, i), after: text.slice(i + 1)};
  }
  return null;
}

const trim = (text: string) => text.replace(/^[\s:=,]+/, "").trim();

/** Returns a position without the one bracket around it, as it stands, and with commas between its numbers. */
function positionsOf(text: string): string[] {
  const bracket = bracketed(text);
  const isWrapped = bracket?.after.trim() === "" && !/[([{]/.test(bracket.inside);
  const unwrapped = isWrapped ? bracket.inside : text;
  const commas = unwrapped.replace(/(?<=\d)(?:\s*(?:[-;/|+_]|\band\b|[和与及跟])\s*|\s+)(?=\d)/g, ",");
  return [...new Set([unwrapped, text, commas])];
}

/** Returns rules as they stand, and as a list of numbers with commas. */
function rulesOf(text: string): string[] {
  const unwrapped = bracketed(text)?.after === "" ? text.slice(1, -1) : text;
  return [
    ...new Set([
      unwrapped.trim(),
      unwrapped.trim().replace(/(?<=\d)\s+(?=\d)/g, ","),
      unwrapped.replace(/^\s*\./, "0.").trim(),
    ]),
  ];
}

const isCode = /^(?:0?\.[\dA-V[]|[\dA-V]+[!?=]?\.\[|[\dA-V]+[!?=]\.|[\dA-V]+\.[\dA-V]*[[{!?=*])/;
const isNumbers = /^[\d\s,;/|+_-]+$/;

/**
 * Returns the games named by the longest possible beginning of a text, with the remaining text; null if there are none.
 */
function splitName(text: string, {named}: InputContext): {games: NamedGame[]; remainder: string} | null {
  const end = text.search(/[:([{]/);
  const head = end < 0 ? text : text.slice(0, end);
  for (let i = Math.min(head.length, longestName); i > 0; i--) {
    // No name ends within a word or within a number.
    if (/[a-z][a-z]|\d\d/i.test(text.slice(i - 1, i + 1)) || /\s/.test(text[i - 1] ?? "")) continue;
    const games = gamesByName(text.slice(0, i), named);
    if (games.length > 0) return {games, remainder: text.slice(i).trim()};
  }
  return null;
}

/** Interprets a text in its context. */
export function interpret(text: string, context: InputContext): Interpretations {
  const {named, currentGame, isGame} = context;
  const sampleOf = (family: string, rules: string) => {
    const isOf = (entry: NamedGame) => entry.family === family;
    return (named.find((entry) => isOf(entry) && entry.rules === rules) ?? named.find(isOf))?.sample ?? "";
  };
  const addressesOf = (game: string, position: string, sample: string) =>
    isGame
      ? [game]
      : position === ""
        ? [`${game}:${sample}`]
        : positionsOf(position).map((position) => `${game}:${position}`);
  const addressesWithRules = (family: string, rules: string, position: string): string[] =>
    rulesOf(rules).flatMap((rule) => addressesOf(`${family}(${rule})`, trim(position), sampleOf(family, rule)));
  const exampleOf = (entry: NamedGame): Interpretation => ({
    game: entry,
    texts: addressesOf(entry.game, "", entry.sample),
  });
  const byId = (id: string) => named.find((entry) => entry.id === id);

  function interpretAs(entry: NamedGame, remainder: string): Interpretation {
    const bracket = bracketed(remainder);
    const asPosition = addressesOf(entry.game, trim(remainder), entry.sample);
    const {family, isAlias} = entry;
    const ruledTexts = () => {
      if (family === null) return [];
      if (bracket) return addressesWithRules(family, bracket.inside, bracket.after);
      const [rules = "", ...others] = remainder.split(":");
      if (others.length > 0 && rules.trim() !== "") return addressesWithRules(family, rules, others.join(":"));
      const [code = "", ...afterCode] = remainder.split(/\s+/);
      return isCode.test(code) ? addressesWithRules(family, code, afterCode.join(" ")) : [];
    };
    // Numbers in brackets after a game that has rules are rules.
    const texts = isAlias
      ? [...asPosition, ...ruledTexts()]
      : [...ruledTexts(), ...(bracket && family ? [] : asPosition)];
    return {game: entry, texts: [...new Set(texts)]};
  }

  function interpretNameless(): Interpretation[] {
    const setPrefix = /^s?\s*(?=[{])|^s\s*(?=\()/i.exec(text);
    const bracket = setPrefix && bracketed(text.slice(setPrefix[0].length));
    const subtraction = byId("subtraction");
    if (bracket && subtraction)
      return [{game: subtraction, texts: addressesWithRules("subtraction", bracket.inside, bracket.after)}];
    const [code = "", after = ""] = text.split(/[\s:]+(.*)/s);
    const takeAndBreak = byId("take-and-break");
    if (takeAndBreak && (isCode.test(code) || (isGame && /^[\dA-V]*\.[\dA-V]+$/.test(code))))
      return [{game: takeAndBreak, texts: addressesWithRules("take-and-break", code, after)}];
    if (currentGame && !isGame)
      return [{game: currentGame, texts: positionsOf(text).map((position) => `${currentGame.game}:${position}`)}];
    const nim = byId(bareNumberGame);
    return nim && isNumbers.test(text) && !isGame ? [interpretAs(nim, text)] : [];
  }

  const leadingName = splitName(text, context);
  const matches = leadingName
    ? leadingName.games.map((entry) => interpretAs(entry, leadingName.remainder))
    : interpretNameless();
  const end = text.search(/[:([{\d]/);
  const [name, remainder] = end < 0 ? [text, ""] : [text.slice(0, end), text.slice(end)];
  const near = leadingName ? [] : gamesNear(name, named);
  const missing = leadingName ? null : missingGameOf(name, named, near.length === 0);
  const misspelt = missing ? [] : near;
  const nearMatches = misspelt.map((entry) => ({
    game: entry,
    texts: [...interpretAs(entry, remainder).texts, ...exampleOf(entry).texts],
  }));
  const nim = byId(bareNumberGame);
  const others = !leadingName && nim && !isGame && isNumbers.test(text) ? [interpretAs(nim, text)] : [];
  const knownGames =
    leadingName?.games ?? named.filter((entry) => entry.id === currentGame?.id && entry.rules === currentGame.rules);
  const exampleGames =
    knownGames.length > 0 ? knownGames : named.filter(({id}) => id === (isGame ? exampleHeapGame : bareNumberGame));
  const [single] = matches.length === 1 && misspelt.length === 0 ? matches : [];
  return {
    matches,
    likeliest: single?.texts[0] ?? text,
    alternatives: missing ? missing.games.map(exampleOf) : [...nearMatches, ...others],
    missing: missing?.names ?? null,
    example: exampleGames.slice(0, 1).map(exampleOf),
  };
}
