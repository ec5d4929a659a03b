// A link is a state: `#/` + the start position, then the play, its terms, the moves made, the branches, the cursor, language and theme.
import type {Play, Touch} from "../engine/types";
import {isLang, type Lang} from "../text/languages";
import {formatPins, type PinnedDrawings, parsePins} from "./pins";
import {type Program, parseProgramField, programField} from "./program-field";
import {openTerms, type Terms, termFields, termReaders} from "./terms";
import {longestLink} from "./unpacked";

export type Theme = "light" | "dark";

/** A table to play at, which gives nothing away, or all that is known of the position. */
export type Mode = "play" | "analyse";

/**
 * Moves beside the line. `from` counts the plies from the start, which is 0: those of the line first, then those of the branches
 * before this one.
 */
export interface Offshoot {
  from: number;
  moves: Touch[];
}

export interface Link extends Terms {
  /** The start position; null is the first page, or the puzzle of a day. */
  address: string | null;
  /** Of the first page: which of its games, from 0. */
  rung: number;
  play: Play;
  /** The first page is played on, whatever its link says. */
  mode: Mode;
  /** Before a class: the board fills the window, and what is known is told step by step. */
  present: boolean;
  moves: Touch[];
  branches: Offshoot[];
  /** How many of the moves have been made. */
  at: number;
  /** Null follows the reader's own setting. */
  lang: Lang | null;
  theme: Theme | null;
  /** The word of a puzzle that is set: of the position or, without one, the day that chose it. */
  puzzle: string | null;
  /** What says the game of an address that was told; null where there is none. */
  program: Program | null;
  /** Where vertices of drawings were put by hand; absent where none was. */
  pins?: PinnedDrawings;
}

/** What a link says of the game where nothing has been played. */
export const unplayed: Pick<
  Link,
  "rung" | "mode" | "present" | "moves" | "branches" | "at" | "puzzle" | "program" | keyof Terms
> = {
  ...openTerms,
  rung: 0,
  mode: "analyse",
  present: false,
  moves: [],
  branches: [],
  at: 0,
  puzzle: null,
  program: null,
};

/** What can be damaged; `link` is the whole of it. */
export type Field =
  | keyof Terms
  | "link"
  | "address"
  | "play"
  | "moves"
  | "branches"
  | "at"
  | "lang"
  | "theme"
  | "puzzle"
  | "pins"
  | "program"
  | "mode"
  | "present"
  | "rung";

/** The first page, which has a game of its own. */
export const isHome = ({address, puzzle}: Pick<Link, "address" | "puzzle">) => address === null && puzzle === null;

/** A longer state has no link. */
export {longestLink};

/**
 * A link that its pins would make longer goes without them, and then one that its branches would: it is to be sent, and each of
 * its moves is made again.
 */
const longestBranched = 16 * 1024;

const plays: readonly string[] = ["normal", "misere", "sj", "every"] satisfies Play[];
const plain = /[A-Za-z0-9,.:;/+()~-]/;

function escapeByte(byte: number): string {
  return `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
}

export function escapeText(words: string): string {
  const bytes = (char: string) => [...new TextEncoder().encode(char)].map(escapeByte).join("");
  const text = [...words].map((char) => (char === " " ? "_" : plain.test(char) ? char : bytes(char))).join("");
  // What turns a text into a link leaves punctuation at its end out.
  return text.replace(/[^A-Za-z0-9]$/, (last) => (last === "_" ? "%20" : bytes(last)));
}

const movesText = (moves: Touch[]) => moves.map((move) => move.join(".")).join(";");

const withoutPins = ({pins: _, ...rest}: Link): Link => rest;
const isLong = (link: Link) => written(link).length > longestBranched;

/** Whether the link of a state would be too long with its branches. */
export const isPruned = (link: Link) => link.branches.length > 0 && isLong(withoutPins(link));

function pruned(link: Link): Link {
  const rest = link.pins && isLong(link) ? withoutPins(link) : link;
  return isPruned(rest) ? {...rest, branches: []} : rest;
}

export function formatLink(link: Link): string | null {
  if ((link.address ?? "").length > longestLink) return null;
  const whole = written(pruned(link));
  return whole.length > longestLink ? null : whole;
}

function written(link: Link): string {
  const fields: string[] = [];
  if (link.mode === "play" && !isHome(link)) fields.push("mode=play");
  if (link.present) fields.push("present=1");
  if (link.rung > 0 && isHome(link)) fields.push(`rung=${link.rung}`);
  fields.push(...termFields(link).map((field) => field.join("=")));
  if (link.play !== "normal") fields.push(`play=${link.play}`);
  if (link.moves.length) fields.push(`moves=${movesText(link.moves)}`);
  if (link.branches.length)
    fields.push(`branches=${link.branches.map(({from, moves}) => `${from}:${movesText(moves)}`).join("/")}`);
  if (link.at !== link.moves.length) fields.push(`at=${link.at}`);
  if (link.lang) fields.push(`lang=${link.lang}`);
  if (link.theme) fields.push(`theme=${link.theme}`);
  if (link.puzzle) fields.push(`puzzle=${escapeText(link.puzzle)}`);
  if (link.program) fields.push(`program=${escapeText(programField(link.program))}`);
  const pins = formatPins(link.pins);
  if (pins) fields.push(`pins=${pins}`);
  return `#/${escapeText(link.address ?? "")}${fields.length ? `?${fields.join("&")}` : ""}`;
}

export function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replace(/_/g, " "));
  } catch {
    return null;
  }
}

function parseMoves(text: string): Touch[] | null {
  const moves = text === "" ? [] : text.split(";").map((m) => m.split("."));
  return moves.every((m) => m.every((e) => /^\d{1,20}$/.test(e))) ? moves : null;
}

/** Each branch begins at a ply that stands before it. */
function parseBranches(text: string, line: number): Offshoot[] | null {
  let plies = line + 1;
  const found: Offshoot[] = [];
  for (const part of text === "" ? [] : text.split("/")) {
    const [, from = "", rest = ""] = /^(\d{1,9}):(.+)$/.exec(part) ?? [];
    const moves = from !== "" && Number(from) < plies ? parseMoves(rest) : null;
    if (!moves) return null;
    found.push({from: Number(from), moves});
    plies += moves.length;
  }
  return found;
}

/** Reads the fields that there are; `bad` names those that make no sense, which keep their default. */
export function parseFields(fields: ReadonlyMap<string, string>): {fields: Omit<Link, "address">; bad: Field[]} {
  const bad: Field[] = [];
  const read = <T>(field: Field, parse: (value: string) => T | null, otherwise: T): T => {
    const value = fields.get(field);
    if (value === undefined) return otherwise;
    const parsed = parse(value);
    if (parsed === null) bad.push(field);
    return parsed ?? otherwise;
  };
  const moves = read("moves", parseMoves, []);
  const pins = read("pins", parsePins, null);
  return {
    fields: {
      rung: read("rung", (v) => (/^\d$/.test(v) ? Number(v) : null), 0),
      mode: read<Mode>("mode", (v) => (v === "play" || v === "analyse" ? v : null), "analyse"),
      present: read("present", (v) => (v === "1" ? true : null), false),
      play: read<Play>("play", (v) => (plays.includes(v) ? (v as Play) : null), "normal"),
      opponent: read("opponent", termReaders.opponent, openTerms.opponent),
      first: read("first", termReaders.first, openTerms.first),
      hints: read("hints", termReaders.hints, openTerms.hints),
      predict: read("predict", termReaders.predict, openTerms.predict),
      moves,
      branches: read("branches", (v) => parseBranches(v, moves.length), []),
      at: read("at", (v) => (/^\d+$/.test(v) && Number(v) <= moves.length ? Number(v) : null), moves.length),
      lang: read<Lang | null>("lang", (v) => (isLang(v) ? v : null), null),
      theme: read<Theme | null>("theme", (v) => (v === "light" || v === "dark" ? v : null), null),
      puzzle: read<string | null>("puzzle", (v) => (/^\P{Cc}{1,80}$/u.test(v) ? v : null), null),
      program: read("program", parseProgramField, null),
      ...(pins ? {pins} : {}),
    },
    bad,
  };
}

export function parseLink(hash: string): {link: Link; bad: Field[]} {
  const text = hash.replace(/^#?\/?/, "");
  const cut = text.indexOf("?");
  const address = cut < 0 ? text : text.slice(0, cut);
  const pairs = (cut < 0 ? "" : text.slice(cut + 1)).split("&").filter(Boolean);
  const {fields, bad} = parseFields(
    new Map(pairs.map((pair) => [pair.split("=")[0] ?? "", decode(pair.slice(pair.indexOf("=") + 1)) ?? "\0"])),
  );
  const start = decode(address);
  if (start === null) bad.push("address");
  const link: Link = {...fields, address: (start ?? address) || null};
  return {link: isHome(link) ? {...link, mode: "play"} : link, bad};
}
