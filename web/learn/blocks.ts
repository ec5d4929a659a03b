// Blocks of an article: those of Markdown, and fenced blocks such as ```figure, whose first lines `key: value` are followed by
// an empty line and a text, often a caption.
import type {Token} from "markdown-it";
import {puzzles} from "../text/en/puzzles";
import {type ArticlePlay, articlePlays} from "./claims";
import {type Excerpt, fault, parseFields} from "./fields";
import {parseBlocks, parseText} from "./markdown";

/** Theme of puzzles, by its key in the texts. */
export type Theme = keyof typeof puzzles.names;
export type Wall = [tax: string, stop: string][];

export interface Figure {
  at: string;
  play?: ArticlePlay;
  /** Parts of the element to show, by default the board and the verdict. Ignored for a game, which shows only the table. */
  show?: string;
  /**
   * Question that the figure puts before it reveals anything: who wins, or a game against the engine, which makes no
   * mistakes.
   */
  asks?: "who-wins" | "play";
  /** Who begins the game. */
  first?: "opponent";
  /**
   * Number of the blocks after the figure that answer its question, which are closed until it has been answered; by
   * default the next one, if it is a paragraph.
   */
  told?: number;
}

/** What the lines `key: value` of each fenced block say. */
interface Fenced {
  figure: Figure;
  /** Values of single heaps in a game, beginning with heap `from`. */
  values: {game: string; from: number; values: string[]};
  /** Walls of a short game as in the engine's answer: [tax, stop] from the tax -1 up. */
  thermograph: {of: string; left: Wall; right: Wall};
  /** Question of the exercise; its figure and its answer follow. */
  exercise: object;
  answer: object;
  /** Position to play after the article, and the related theme of puzzles. */
  next: {at: string; play?: ArticlePlay; theme: Theme};
}
type Kind = keyof Fenced;

interface Parsed {
  /** Line of the file in which it begins. */
  line: number;
  tokens: Token[];
}
export type BlockOf<K extends Kind> = {kind: K} & Parsed & Fenced[K];
/** Block of Markdown, by its element in HTML: p, h2, blockquote, … */
export type Element = {kind: "element"; element: string} & Parsed;
export type Block = {[K in Kind]: BlockOf<K>}[Kind] | Element;

const choices = {
  play: [...articlePlays],
  asks: ["who-wins", "play"],
  first: ["opponent"],
  theme: Object.keys(puzzles.names),
  told: ["0", "1", "2", "3"],
};

/** Parses a wall such as "2 at -1, 1/4 at 3/4": stops with their taxes. */
const wallIn = (text: string): Wall =>
  text.split(", ").map((corner) => {
    const [stop = "", tax = ""] = corner.split(" at ");
    return [tax, stop];
  });

const readers: {[K in Kind]: (head: Excerpt) => Fenced[K]} = {
  figure(head) {
    const {told, ...fields} = parseFields(head, ["at"], ["play", "show", "asks", "first", "told"], choices);
    return {...fields, ...(told === undefined ? {} : {told: Number(told)})} as Figure;
  },
  values(head) {
    const {game, from, values} = parseFields(head, ["game", "from", "values"]);
    return {game, from: Number(from), values: values.split(" ")};
  },
  thermograph(head) {
    const {of, left, right} = parseFields(head, ["of", "left", "right"]);
    return {of, left: wallIn(left), right: wallIn(right)};
  },
  exercise: () => ({}),
  answer: () => ({}),
  next: (head) => parseFields(head, ["at", "theme"], ["play"], choices) as Fenced["next"],
};
const isKind = (name: string): name is Kind => Object.hasOwn(readers, name);

function fencedBlock({info, content, map}: Token, path: string): Block {
  const line = (map?.[0] ?? 0) + 1;
  const kind = info.trim();
  if (!isKind(kind)) throw fault(path, line, `unknown block ${kind}; there are ${Object.keys(readers).join(", ")}`);
  const lines = content.trimEnd().split("\n");
  const open = lines.findIndex((text) => text.startsWith("```"));
  if (open >= 0) throw fault(path, line + 1 + open, `the block ${kind} above has no end`);
  const hasFields = !["exercise", "answer"].includes(kind);
  const fieldCount = hasFields ? [...lines, ""].indexOf("") : 0;
  const textStart = hasFields ? fieldCount + 1 : 0;
  const head = {path, line: line + 1, lines: lines.slice(0, fieldCount)};
  const text = {path, line: line + 1 + textStart, lines: lines.slice(textStart)};
  const fields = readers[kind](head);
  if (text.lines.join("").trim() === "") throw fault(path, line, `${kind} without a text after an empty line`);
  return {kind, line, ...fields, tokens: parseText(text)} as Block;
}

/** Parses what stands below the front matter of an article. */
export function readBlocks(body: Excerpt): Block[] {
  const blocks: Block[] = [];
  let tokens: Token[] = [];
  for (const token of parseBlocks(body)) {
    tokens.push(token);
    if (token.level > 0 || token.nesting > 0 || token.type === "inline") continue;
    const [first = token] = tokens;
    const line = (first.map?.[0] ?? 0) + 1;
    const isFence = first.type === "fence";
    blocks.push(isFence ? fencedBlock(first, body.path) : {kind: "element", element: first.tag, line, tokens});
    tokens = [];
  }
  checkOrder(blocks, body.path);
  return blocks;
}

/** Returns the blocks that answer the question of the figure in a place; none if that is no figure, or does not ask. */
export function answerOf(blocks: readonly Block[], at: number): Block[] {
  const [figure, ...others] = blocks.slice(at);
  if (figure?.kind !== "figure" || !figure.asks) return [];
  const [next] = others;
  const isParagraph = next?.kind === "element" && next.element === "p";
  return others.slice(0, figure.told ?? (isParagraph ? 1 : 0));
}

/**
 * Throws unless an exercise consists of its question, a figure and an answer, what answers a figure is text, and what to
 * play next comes last.
 */
function checkOrder(blocks: Block[], path: string) {
  for (const [i, {kind, line}] of blocks.entries()) {
    if (kind === "exercise" && (blocks[i + 1]?.kind !== "figure" || blocks[i + 2]?.kind !== "answer"))
      throw fault(path, line, "an exercise is followed by a figure and an answer");
    if (answerOf(blocks, i).some((told) => told.kind !== "element"))
      throw fault(path, line, "what answers the figure is not text");
    if (kind === "answer" && blocks[i - 2]?.kind !== "exercise")
      throw fault(path, line, "an answer without an exercise");
    if ((kind === "next") !== (i === blocks.length - 1))
      throw fault(path, line, "what to play next comes last, and once");
  }
}
