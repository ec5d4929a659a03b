// Link of a state: `#/` + the start position, then the convention, the game settings, the moves made, branches, cursor,
// language and theme.
import type {Play, Touch} from "../engine/types";
import {isLang, type Lang} from "../text/languages";
import {formatPins, type PinnedDrawings, parsePins} from "./pins";
import {formatPlayers, type Players, parsePlayers} from "./players";
import {plays} from "./plays";
import {type Program, parseProgramField, programField} from "./program-field";
import {defaultTerms, type GameSettings, termFields, termParsers} from "./terms";
import {maxLinkLength} from "./unpacked";

export type Theme = "light" | "dark";

/** Mode: play, where nothing is told of the position, or analyse, where everything known is shown. */
export type Mode = "play" | "analyse";

/**
 * Branch off the line. `from` counts the plies from the start, which is 0: those of the line first, then those of the
 * branches before this one.
 */
export interface Branch {
  from: number;
  moves: Touch[];
}

export interface Link extends GameSettings {
  /** Start position; null for the first page, or the puzzle of a day. */
  address: string | null;
  /** Level of the first page, from 0. */
  rung: number;
  play: Play;
  /** Always "play" on the first page, whatever its link says. */
  mode: Mode;
  /** True for a presentation: the board fills the window, and the analysis is shown step by step. */
  present: boolean;
  moves: Touch[];
  branches: Branch[];
  /** Cursor: number of the moves that have been made. */
  at: number;
  /** Null follows the reader's own setting. */
  lang: Lang | null;
  theme: Theme | null;
  /** Word of the puzzle: with an address that of its position, without one the day that selects it; null for no puzzle. */
  puzzle: string | null;
  /** Program that defines the game of the address; null if there is none. */
  program: Program | null;
  /** Places of vertices that the reader has moved; absent if none was. */
  pins?: PinnedDrawings;
  /** Names of two people who play each other; absent if none is known. */
  players?: Players;
}

/** Fields of a link to a position where nothing has been played. */
export const defaultLinkFields: Pick<
  Link,
  "rung" | "mode" | "present" | "moves" | "branches" | "at" | "puzzle" | "program" | keyof GameSettings
> = {
  ...defaultTerms,
  rung: 0,
  mode: "analyse",
  present: false,
  moves: [],
  branches: [],
  at: 0,
  puzzle: null,
  program: null,
};

/** Fields that can be damaged; `link` means all of it. */
export type Field =
  | keyof GameSettings
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
  | "players"
  | "mode"
  | "present"
  | "rung";

/** Returns true for the first page, which has its own game. */
export const isHome = ({address, puzzle}: Pick<Link, "address" | "puzzle">) => address === null && puzzle === null;

/** Length above which a state has no link. */
export {maxLinkLength};

/**
 * Length above which a link is written without its pins and then without its branches: links are meant to be sent, and
 * each of their moves is made again.
 */
const maxLengthWithBranches = 16 * 1024;

const unescaped = /[A-Za-z0-9,.:;/+()~-]/;

function escapeByte(byte: number): string {
  return `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
}

export function escapeText(input: string): string {
  const bytes = (char: string) => [...new TextEncoder().encode(char)].map(escapeByte).join("");
  const text = [...input].map((char) => (char === " " ? "_" : unescaped.test(char) ? char : bytes(char))).join("");
  // Programs that recognise links in text leave punctuation at the end out.
  return text.replace(/[^A-Za-z0-9]$/, (last) => (last === "_" ? "%20" : bytes(last)));
}

const movesText = (moves: Touch[]) => moves.map((move) => move.join(".")).join(";");

const withoutPins = ({pins: _, ...link}: Link): Link => link;
const isLong = (link: Link) => linkText(link).length > maxLengthWithBranches;

/** Returns true if the link of a state would be too long with its branches. */
export const isPruned = (link: Link) => link.branches.length > 0 && isLong(withoutPins(link));

function pruned(link: Link): Link {
  const shorter = link.pins && isLong(link) ? withoutPins(link) : link;
  return isPruned(shorter) ? {...shorter, branches: []} : shorter;
}

export function formatLink(link: Link): string | null {
  if ((link.address ?? "").length > maxLinkLength) return null;
  const text = linkText(pruned(link));
  return text.length > maxLinkLength ? null : text;
}

function linkText(link: Link): string {
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
  const players = formatPlayers(link.players);
  if (players) fields.push(`players=${escapeText(players)}`);
  const pins = formatPins(link.pins);
  if (pins) fields.push(`pins=${pins}`);
  return `#/${escapeText(link.address ?? "")}${fields.length ? `?${fields.join("&")}` : ""}`;
}

export function decodeField(text: string): string | null {
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

/** Returns null unless each branch begins at a ply before it. */
function parseBranches(text: string, line: number): Branch[] | null {
  let plies = line + 1;
  const branches: Branch[] = [];
  for (const part of text === "" ? [] : text.split("/")) {
    const [, from = "", movesField = ""] = /^(\d{1,9}):(.+)$/.exec(part) ?? [];
    const moves = from !== "" && Number(from) < plies ? parseMoves(movesField) : null;
    if (!moves) return null;
    branches.push({from: Number(from), moves});
    plies += moves.length;
  }
  return branches;
}

/** Parses the fields that are present; `badFields` names those that are invalid, which get their default. */
export function parseFields(fields: ReadonlyMap<string, string>): {fields: Omit<Link, "address">; badFields: Field[]} {
  const badFields: Field[] = [];
  const read = <T>(field: Field, parse: (value: string) => T | null, fallback: T): T => {
    const value = fields.get(field);
    if (value === undefined) return fallback;
    const parsed = parse(value);
    if (parsed === null) badFields.push(field);
    return parsed ?? fallback;
  };
  const moves = read("moves", parseMoves, []);
  const pins = read("pins", parsePins, null);
  const players = read("players", parsePlayers, null);
  return {
    fields: {
      rung: read("rung", (v) => (/^\d$/.test(v) ? Number(v) : null), 0),
      mode: read<Mode>("mode", (v) => (v === "play" || v === "analyse" ? v : null), "analyse"),
      present: read("present", (v) => (v === "1" ? true : null), false),
      play: read<Play>("play", (v) => (plays.includes(v) ? (v as Play) : null), "normal"),
      opponent: read("opponent", termParsers.opponent, defaultTerms.opponent),
      first: read("first", termParsers.first, defaultTerms.first),
      hints: read("hints", termParsers.hints, defaultTerms.hints),
      predict: read("predict", termParsers.predict, defaultTerms.predict),
      moves,
      branches: read("branches", (v) => parseBranches(v, moves.length), []),
      at: read("at", (v) => (/^\d+$/.test(v) && Number(v) <= moves.length ? Number(v) : null), moves.length),
      lang: read<Lang | null>("lang", (v) => (isLang(v) ? v : null), null),
      theme: read<Theme | null>("theme", (v) => (v === "light" || v === "dark" ? v : null), null),
      puzzle: read<string | null>("puzzle", (v) => (/^\P{Cc}{1,80}$/u.test(v) ? v : null), null),
      program: read("program", parseProgramField, null),
      ...(pins ? {pins} : {}),
      ...(players ? {players} : {}),
    },
    badFields,
  };
}

export function parseLink(hash: string): {link: Link; badFields: Field[]} {
  const text = hash.replace(/^#?\/?/, "");
  const cut = text.indexOf("?");
  const address = cut < 0 ? text : text.slice(0, cut);
  const pairs = (cut < 0 ? "" : text.slice(cut + 1)).split("&").filter(Boolean);
  const {fields, badFields} = parseFields(
    new Map(pairs.map((pair) => [pair.split("=")[0] ?? "", decodeField(pair.slice(pair.indexOf("=") + 1)) ?? "\0"])),
  );
  const start = decodeField(address);
  if (start === null) badFields.push("address");
  const link: Link = {...fields, address: (start ?? address) || null};
  return {link: isHome(link) ? {...link, mode: "play"} : link, badFields};
}
