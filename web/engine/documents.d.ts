// The shape of every document that the engine writes.
// Integers that can pass 2^53 travel as decimal text; unknown is null, never 0.

import type {Expected, Found, MoveFacts} from "./generated/phrase-types.js";

export type {Expected, Found};

export type Play = "normal" | "misere" | "sj" | "every";
export type Outcome = "N" | "P" | "L" | "R";
export type Ground = "theorem" | "table" | "search" | "period";
export type Kind = "nimber" | "loony" | "outcome-only" | "partizan" | "draft";

/**
 * What a hand does on a board, in order: decimal text, elements by board kind (docs/architecture.md). Under "every" a move is
 * such a touch for each component that has a move, one after the other, each after the number of its elements.
 */
export type Touch = string[];

/** One line of explanation. The page owns the sentence for `key`; `marks` are board elements to light. */
export interface Reason {
  key: string;
  facts: Record<string, Fact>;
  marks: string[];
  steps: Reason[];
}
export type Fact = string | string[] | Record<string, string>[];

export type MoveKey = keyof MoveFacts;

/** In a sum `component` is which one, from 0, as in touches. */
export type MovePart<K extends MoveKey = MoveKey> = {[P in K]: {key: P; facts: MoveFacts[P]; component?: string}}[K];

export interface ToldMove {
  touch: Touch;
  /** In the notation of the board. */
  text: string;
  /** One for each touch that it is made of: several only under "every". */
  parts: MovePart[];
}

export interface Move extends ToldMove {
  /** The next address; absent when it would be over 1 kB, or that of the position is over 2 kB (the touch always suffices). */
  to?: string;
  grundy: string | null;
  outcome: Outcome | null;
  wins: boolean | null;
  /** Of a partizan sum: the value of what it leaves. */
  value?: string | null;
  /** One winning answer of the opponent to a move that does not win; absent when not looked for. */
  reply?: ToldMove;
}

export interface Moves {
  total: string | null;
  winning: string | null;
  /** Why a count is null. */
  limit?: Limit;
  truncated: boolean;
  listed: Move[];
}

/** Of a partizan game, the player to move. */
interface Moved {
  mover?: "L" | "R";
  /** Of a negative: Left plays what is Right's, and Right what is Left's. */
  roles?: "exchanged";
}
export type Board =
  /**
   * `cap`: the most that may be taken now, where the rules keep count of it. `into`: the first element of a touch that is a
   * heap which counters are put into. `pass`: the last counter stands for the pass. `taken`: what has been taken of each heap.
   * `as`: what stands there instead of heaps in any order: boxes to be filled, whose stones are `filled` beside the free places of
   * `sizes`; heaps in pairs, the first with the second; heaps in a row from one end to the other; boxes of cards; pots;
   * rows, of each of which a move takes neighbours and leaves what stands on both sides.
   */
  | ({
      kind: "heaps";
      sizes: string[];
      cap?: string;
      into?: number;
      pass?: boolean;
      taken?: string[][];
      as?: "boxes" | "pairs" | "row" | "cards" | "pots" | "rows";
      filled?: string[];
    } & Moved)
  | {kind: "row"; coins: string}
  /**
   * Rows of equal length; a cell is H or T for a coin, "." free, "#" taken, "!" poisoned, " " none, "x" a piece of Left's, "o" one of
   * Right's, "s" one of both.
   */
  | ({kind: "grid"; layers: string[][]} & Moved)
  /**
   * A touch is an edge, from 0, or a vertex by its name: `touched`. `floating`: edges that no path joins to the ground.
   * `lone`: vertices without edges, of a graph that has no ground.
   */
  | ({
      kind: "graph";
      ground: string[];
      edges: [string, string][];
      floating: number[];
      lone?: string[];
      touched?: "vertices" | "edges";
      /** A letter for each edge: b, r or g. */
      colours?: string;
      /** Of vertices that are painted by their names: b or r. */
      painted?: Record<string, string>;
    } & Moved)
  /** A touch is a token's index and a vertex. `lone`: vertices without arcs. `last`: the letter played last. */
  | {kind: "dag"; arcs: [string, string][]; lone: string[]; letters?: string[]; tokens: string[]; last?: string}
  /** A touch is a letter, 0 for a. `rounds`: left to play, this one included. */
  | {kind: "trie"; words: string[]; prefix: string; rounds: string}
  /** A touch is a general, from 0. `rows`: how strong general i is with each after it. `picks`: the human's and the computer's in turn. */
  | {kind: "draft"; rows: string[][]; picks: number[]}
  /** `over`: a 1x1 has been cut, the game is finished. */
  | ({kind: "sheet"; sheets: {w: string; h: string}[]; over: boolean} & Moved)
  /** Coins on each step, the first step first. */
  | {kind: "stairs"; steps: string[]}
  /** Cells are counted from 1, pieces from 0 over all rows; a letter of `faces` for each piece of its row. */
  | ({kind: "strip"; rows: {width: string; pieces: string[]; faces: string}[]} & Moved)
  /** Edge i joins vertices i and i + 1; a coin stands on vertex `at`. */
  | {kind: "ring"; edges: string[]; at: string}
  /** Runs of coins from the first place on; one coin is missing between two, and the last goes on in the first. */
  | {kind: "circle"; runs: string[]}
  /**
   * A touch is a state and one of its `count` options, of which the first 1000 stand here by what they are called; of two players
   * those of Left, `left` of them, and then those of Right.
   */
  | ({kind: "states"; states: {label: string; count: string; options: string[]; left?: string}[]} & Moved);

/**
 * What the text of a component is made of: `game` is `id` and, where there are any, `rules` in brackets; an address is `game`, a
 * colon and `position`. Past 64 kB each but `id` is null.
 */
export interface ComponentText {
  game: string | null;
  id: string | null;
  rules: string | null;
  position: string | null;
}

/**
 * The components of a text, from one UTF-16 unit to another. A game that can be read is as it is printed, an alias as it is typed; of
 * any other `game` is null, and `id` where no game has it.
 */
export interface Outline {
  components: (ComponentText & {from: number; to: number})[];
}

/**
 * What is known of one component; of a sum, of each component, and its own text then has no parts. `board` is null when it is too
 * large to draw.
 */
export interface Component extends ComponentText {
  /** Null past 64 kB. */
  address: string | null;
  ground: Ground | null;
  outcome: Outcome | null;
  grundy: string | null;
  kind: Kind;
  why: Reason[];
  board: Board | null;
  /** Of a partizan position, or of a component of a sum that is one: its value as `value` answers it. */
  value?: string | null;
  measures?: Measures;
}

/** Of a short game: where play stops if Left or Right begins, the mean value and the temperature. */
export interface Measures {
  left_stop: string;
  right_stop: string;
  mean: string;
  temperature: string;
}

/** Where the value of a sum is too large: its mean, and between what its stops and its temperature lie, [least, most]. */
export interface Bounds {
  mean: string;
  left_stop: [string, string];
  right_stop: [string, string];
  temperature: [string, string];
}

/** What kept something from being known: how much had been looked at by then. */
export interface Limit {
  kind: "positions" | "memory" | "cancelled" | "joint";
  at: string;
}

export interface Answer extends Component {
  play: Play;
  status: "solved" | "limit";
  limit?: Limit;
  value: string | null;
  moves: Moves;
  /** Of a sum of Left and Right whose components have measures and the whole has none. */
  bounds?: Bounds;
  /** Present for a sum of two or more components; `board` is then null, and a touch begins with the component's index. */
  components?: Component[];
}

/** Of a request that met its limit and knows nothing. */
export interface Limited {
  status: "limit";
  limit: Pick<Limit, "kind">;
}

export interface Position {
  address: string;
}

/** Every move by the rules alone, `to` the address that it leads to. */
export interface Options {
  moves: {touch: Touch; to: string}[];
}

export type ErrorCode =
  | "unknown-game"
  | "bad-rules"
  | "bad-position"
  | "bad-value"
  | "bad-play"
  | "too-big"
  | "bad-request";
/** `at` counts UTF-16 units of the raw input; null when the fault has no place. */
export interface Fault {
  code: ErrorCode;
  at: number | null;
  /** In English; what it is made of. */
  expected: string;
  expects: Expectation;
  /** Of a verb, where its text is not fit for it. */
  parameter?: string;
}

/** What can be touched next: single elements, or inclusive ranges of them. */
export interface Touchable {
  /** The prefix is itself a legal move. */
  done: boolean;
  /** Where it is: whether it is a winning move, or part of one under "every"; null when unknown. */
  wins?: boolean | null;
  /**
   * What the next element is: "component", "heap", "kept", "part", "coin", "cell", "edge", "sheet", "line", "token", "vertex",
   * "letter", "general", "step", "piece", "count", "divisor", "multiple" or "into".
   */
  asks: string;
  next: (string | [string, string])[];
  /** The elements among `next` that can lead to a winning move; null when unknown. */
  winning: (string | [string, string])[] | null;
  /** Under "every" only: the component that the prefix is in, and all those that must be moved this turn. */
  turn?: {place: string | null; movable: string[]};
}

export interface CatalogEntry {
  id: string;
  /** An alias fixes a game and its rules: "kayles" = "take-and-break" with "0.77". */
  alias_of: string | null;
  /** As an address has it before the colon. */
  game: string;
  rules: string | null;
  board: Board["kind"];
  /** A position text that shows the game well. */
  sample: string;
  plays: Play[];
  source: string;
  kind: Kind;
  /** The laws are compared with the definition on every position up to this size; the largest for `random`. */
  checked_to: number;
}

/** What the bare definition of a play says of a position: every move and every position that follows, no theorem. */
export interface Checked {
  /** "limit": the position is too large for that, and nothing is said of it. */
  status: "solved" | "limit";
  limit?: Pick<Limit, "kind">;
  /** How many positions were looked at. */
  positions: string;
  /** The player to move wins. */
  wins: boolean | null;
  /** Of the whole position, by mex; under normal play, of games that have a value. */
  grundy: string | null;
  /** How many moves there are and how many of them win. */
  total: string | null;
  winning: string | null;
}

/** How many moves are left where the winner hurries and the loser delays. */
export interface Remoteness {
  address: string;
  play: Play;
  /** The player to move wins. */
  wins: boolean;
  remoteness: number;
  /** Those after which it is one less: the quickest wins, or the longest resistance. */
  moves: ToldMove[];
}

/** The plan of whoever wins, so that it can be checked without any theory: docs/check-strategy.mjs. */
export interface Strategy {
  certificate: "strategy";
  address: string;
  play: Play;
  /** The player to move at `address` wins. */
  wins: boolean;
  /** First the one of `address`, then all that the plan leads to. */
  positions: {
    at: string;
    /** The player to move there wins. */
    wins: boolean;
    /** How many plies it takes at most, if the winner keeps to the plan. */
    lasts: number;
    /** Every move of one who loses, one that wins of one who wins; `to` is a place in `positions`. */
    moves: {touch: Touch; to: number}[];
  }[];
}

/** All games and all contest problems. */
export interface Catalog {
  games: CatalogEntry[];
  problems: Problem[];
}

/** A contest problem that can be judged. */
export interface Problem {
  /** "poj-2311", then equal problems of other judges. */
  ids: string[];
  /** What may be typed for it, letters and digits alone and those small: "poj2311". */
  spellings: string[];
  /** A sample, and the output that belongs to it. */
  input: string;
  output: string;
  /** The sample is not the published one. */
  ours: boolean;
}

/** What a judge has written, and the positions that it asked about. */
export interface Judged {
  /** It was stopped before the end. */
  status?: "limit";
  /** The contest's own output. */
  output: string;
  /** As far as they are listed; `output` is the part that belongs to the case. */
  cases: {address: string; play: Play; output: string}[];
  /** How many cases are not listed. */
  omitted: number;
}

/** g(n + period) = g(n) + saltus for every n from the preperiod on; decimal text. */
export interface Period {
  preperiod: string;
  period: string;
  saltus: string;
}

/** The proof of a period: seen for `lag`, a multiple of it, from `from` to below `to`, that is far enough (docs/theory.md). */
export interface Certificate extends Period {
  game: string;
  rules: string;
  seen: {lag: string; from: string; to: string};
}

/** The values of a game's single heaps, and what is known of all that follow. */
export interface Tabulation {
  /** As the printer writes it: "kayles". */
  game: string;
  /** Up to which heap it was asked for. */
  to: string;
  /** "limit": not all values are known. */
  status: "solved" | "limit";
  ground: Ground;
  /** How many values were made; of a proved period all others follow. */
  made: string;
  preperiod: string | null;
  period: string | null;
  saltus: string | null;
  certificate: Certificate | null;
  /** What was seen up to a heap, where nothing is proved. */
  observed: (Period & {to: string}) | null;
  /** Of an open address that is not known as far as it was asked for. */
  limit?: FamilyLimit;
  /** Of the heaps from 0 on. */
  values: Uint16Array | Uint32Array;
}

/** What is known of a game's single heaps, or of the positions of an open address, without their values. */
export type PeriodFound = Omit<Tabulation, "values">;
/** The values from one heap on as numbers; none of them under a play but normal, which has the fields at the end. */
export type Series = PeriodFound & {from: string; values: number[]} & {
  play?: Play;
  /** A letter for each: who wins, "?" where that is not known, "-" where the text is no position. */
  outcomes?: string;
  /** Under misere play the number of misere play g-, where the position is tame. */
  misere?: (number | null)[];
  /** Of how many the winner is not known. */
  unknown?: string;
};

/**
 * The misere quotient of a game's single heaps, or of the positions of an open address. Sums are words in the letters of `generators`,
 * "ab2", and "1" is the empty one. At a limit all that is of the whole is null; the heaps below are then `covered`, and can be asked for.
 */
export interface QuotientFound {
  game: string;
  to: string;
  status: "solved" | "limit";
  /** "quotient": none was found with the heap `at`, be it infinite or not. */
  limit?: {kind: "positions" | "memory" | "cancelled" | "quotient"; at: string};
  /** How many elements it has, and how many of them are lost. */
  order: string | null;
  lost: string | null;
  /** By its letter the least heap that is the generator; null where none is it alone. */
  generators: Record<string, string | null> | null;
  /** "b3=b": the left sides are the least words that are no element's own. */
  relations: string[] | null;
  /** Each by its least word, in the order of these. */
  elements: string[] | null;
  lost_elements: string[] | null;
  /** The pretending function: of each heap up to `to`. */
  phi: string[] | null;
  /** Phi(n + period) = Phi(n) for every n from `from` on, since it holds for all below `window`; null: for the heaps up to `to` alone. */
  proof: {period: string; from: string; window: string} | null;
  /** The least ideal; `normal`: once a sum is in it, misere play is as normal play. */
  kernel: {order: string; elements: string[]; normal: boolean} | null;
  /** The place among the elements of each product; null past order 64. */
  table: number[][] | null;
  /** The element that the options of a heap make it; null past order 64. */
  mex: {options: string[]; is: string}[] | null;
  /** If it was asked for, of a code or a subtraction set. */
  certificate?: QuotientCertificate | null;
  /** At a limit: the quotient has at least so many elements. */
  least?: string;
  /** At a limit: the heaps of which the quotient is known; null: none. */
  covered?: {to: string; order: string; lost: string} | null;
}

/** The misere quotient of all that follows from a position; fields as above. At a limit what is of the quotient is null. */
export interface QuotientOfPosition
  extends Pick<
    QuotientFound,
    "status" | "order" | "lost" | "relations" | "elements" | "lost_elements" | "kernel" | "table" | "mex" | "least"
  > {
  address: string;
  /** Positions that were told apart by their options. */
  kinds: string;
  limit?: {kind: "positions" | "memory" | "cancelled" | "quotient"};
  /** By its letter an address of a position that is the generator. */
  generators: Record<string, string> | null;
  /** The element of each component, their product, and who wins it. */
  components: {address: string; element: string}[] | null;
  product: string | null;
  outcome: "N" | "P" | null;
}

/**
 * The proof of a misere quotient: elements are numbers, 0 the empty sum; the products of each with a generator, the elements of the heaps from 0
 * on, and those that are lost.
 */
export interface QuotientCertificate {
  kind: "misere";
  game: string;
  rules: string;
  generators: {heap: string; images: string[]}[];
  phi: string[];
  lost: string[];
  proof: {period: string; from: string; window: string} | null;
}

/** In Conway's words; "nim": equal to a heap of Nim. */
export type MisereClass = "nim" | "tame" | "generally tame" | "restive" | "generally restive" | "restless" | "wild";

/**
 * Of a position: "4^146", g+ and all digits, separated by commas where one is above 9; shortly, as CGSuite prints it. What is not known
 * is null.
 */
export interface Genus {
  address: string;
  genus: string | null;
  short: string | null;
  class: MisereClass | null;
  half_tame: boolean | null;
}

/** Of the heaps from 0 on, or of a family with one name, as far as they are known; null where a number of the name makes no position. */
export interface Genera {
  game: string;
  to: string;
  status: "solved" | "limit";
  limit?: Limit;
  genus: (string | null)[];
  short: (string | null)[];
  classes: (MisereClass | null)[];
  /** Null too where the sum of the heap with itself would take too long. */
  half_tame: (boolean | null)[];
}

/** Of a family with two names: a list for each number of the first, of those of the second. */
export interface GeneraOfPairs extends Omit<Genera, "genus" | "short" | "classes" | "half_tame"> {
  genus: (string | null)[][];
  short: (string | null)[][];
  classes: (MisereClass | null)[][];
  half_tame: (boolean | null)[][];
}

/** A game that some moves lead to, its texts as of a form. */
export interface MisereFormMove {
  form: string | null;
  list: string | null;
  /** An option of the canonical form; else some move leads from it to the form of the position, and it is left out as reversible. */
  kept: boolean;
  /** The touches that lead to it. */
  from: string[][];
}

/** The misere canonical form of a position, its text null where that would be long. */
export interface MisereForm extends Genus {
  /** As CGSuite prints it, "*[2[2]321]". */
  form: string | null;
  /** As nested lists, "[[2,3],1,2,3]", a number for a heap of Nim. */
  list: string | null;
  mate: string | null;
  options: string;
  birthday: string;
  /** The games that its moves lead to, each once; null where they are not all known. */
  moves: MisereFormMove[] | null;
  /** Of a position to compare it with. */
  other?: string;
  /** Both are one in every sum; null where that is not known. */
  equal?: boolean | null;
  /**
   * The first born game of those born by day 4, as lists, beside which one of the two is lost and the other won; null where they are
   * equal, or none of these tells them apart.
   */
  told_apart_by?: string | null;
}

/** Why a family of positions is not known as far as it was asked for, and where. */
export interface FamilyLimit {
  /**
   * "position": the text is none; "value": it is worth no nimber below 2^32; "memory": its value is past the end of a table, or there
   * is no memory; "positions": the steps are spent.
   */
  kind: "position" | "value" | "memory" | "positions" | "cancelled";
  /** The number of the first that is not known; of a table how many positions were looked at. */
  at: string;
}

/** The positions of an open address, a row for each number of the first name, or one row where it has one name. */
export interface FamilyTable {
  address: string;
  ranges: {name: string; from: string; to: string}[];
  play: Play;
  status: "solved" | "limit";
  limit?: FamilyLimit;
  /** Positions of which the winner, or a value that there is, is not known. */
  unknown?: string;
  /**
   * Under normal play the values; under misere play the number of misere play, where the position is tame. Null where there is none, or
   * it is not known; null for the whole where it is so of all.
   */
  values: (number | "loony" | null)[][] | null;
  /** A text for each row, a letter for each position: who wins, "?" where that is not known, "-" where the text is no position. */
  outcomes: string[];
}

/** What an open address is made of. */
export interface OpenParts {
  address: string;
  /** Those of n, a and b that stand in it. */
  names: string;
  /** The game, where it is one, and the same for all numbers. */
  game: string | null;
  parts: OpenPart[];
}
/** A text as it stands, a number, or so many copies. */
export type OpenPart = string | {number: OpenStep[]} | {copies: OpenPart[]; times: OpenStep[]};
/**
 * A number or a name puts itself on a stack, k being the number of the innermost copy; "+", "-", "*", "/" rounded down and "%" take two
 * numbers from it and put what they make; "~" turns the sign of the last.
 */
export type OpenStep = string;

/** The values of two games' single heaps, heap by heap, or of a game and those that were given. */
export interface Comparison {
  /** Empty where values were given in place of a game. */
  games: [string, string];
  /** "limit": they agree as far as they were compared, and no more is known, or not all that were given were compared. */
  status: "solved" | "limit";
  /** The first heap that is not worth the same. */
  differs: string | null;
  /** How many heaps were compared. */
  compared: string;
  /** Of all heaps, however large. */
  same: boolean | null;
  /** What the heap where they differ is worth in each; otherwise empty. */
  values: [string, string] | [];
  /** Where values were given: the first heap that they have, with which the comparison begins. */
  from?: string;
}

/** A list of values in place of a game. */
export interface GivenValues {
  /** The n of the first. */
  from: string;
  values: number[];
}

/** The rules of a game sign by sign, for the page to put into words; no rows where they are no code. */
export interface Gloss {
  game: string;
  rules: string;
  gloss: Sign[];
}

/** The facts of a "digit" of take-and-break are told in cpp/theory/codes/code.hpp, those of "coins" in coin-code.hpp. */
export interface Sign {
  kind: "digit" | "coins";
  facts: Record<string, Fact>;
}

/** A square of nim-sums or nim-products: of `row` and those after it with `column` and those after it. */
export interface NimberTable {
  operation: NimOperation;
  row: string;
  column: string;
  values: string[][];
}
export type NimOperation = "sum" | "product";

export interface Nimber {
  expression: string;
  value: string;
}

/** What can be asked, with what, and what answers. */
export interface VerbTable {
  verbs: {
    name: string;
    about: string;
    /** The type of its answer, as in this file. */
    document: string;
    /** It may take more than a moment. */
    long: boolean;
    parameters: {
      name: string;
      takes: "address" | "game" | "touch" | "text" | "number" | "choice" | "file" | "input";
      about: string;
      /** Where none is given; null where it must be. */
      usual: string | null;
      choices: string[];
      least: string;
      /** On the command line it is given as `--name`. */
      named: boolean;
    }[];
  }[];
}

/** A hash over what the engine says of small positions of every game. */
export interface Signature {
  signature: string;
}

/** Of a game for both players alike. `misere`: whether the player to move wins under misere play, where no search is needed to know. */
export interface ToldStart {
  state: string;
  label: string;
  grundy: string;
  misere: boolean | null;
}
/** Of one in which Left and Right have moves of their own. Null is a value that takes too many steps, or characters. */
export interface ToldShortStart {
  state: string;
  label: string;
  value: string | null;
  outcome: Outcome | null;
}
/** A game that was told: `game` plays it, and positions are the numbers of its lines, the first of which stand here. */
export interface Told {
  game: string;
  states: string;
  options: string;
  starts: (ToldStart | ToldShortStart)[];
}

/** What was proved, and how many values were made for it; or the fault in English, and what it is made of. */
export type ProvedPeriod = Period & {game: string; rules: string};
/** Of the heaps below `heaps`, or of all where there is a period. */
export interface ProvedQuotient {
  kind: "misere";
  game: string;
  rules: string;
  heaps: string;
  order: string;
  lost: string;
  from: string | null;
  period: string | null;
}
export type CertificateVerdict =
  | {valid: true; values: string; proved: ProvedPeriod | ProvedQuotient}
  | {valid: false; fault: string; found: CertificateFault};

/**
 * The words by key; a place in them, "{most}", stands for the fact of that name. What is in brackets is repeated for lists, "[{ids}|, ]",
 * with what stands behind the bar between two of them, and what stands behind a second bar before the last.
 */
export interface Phrases {
  expects: {key: string; words: string}[];
  found: {key: string; words: string}[];
  moves: {key: string; words: string}[];
}

type Phrase<Table> = {[Key in keyof Table]: {key: Key; facts: Table[Key]}}[keyof Table];
/** A key and its facts. */
export type Expectation = Phrase<Expected & ExpectedOfCalls>;
export type CertificateFault = Phrase<Found>;

/** What a call expects before it comes to the engine, or where the engine fails. */
export interface ExpectedOfCalls {
  "no-abort": NoFacts;
  "open-engine": NoFacts;
  "running-engine": NoFacts;
  "answering-engine": NoFacts;
  "finished-call": NoFacts;
  "capable-browser": NoFacts;
  "whole-engine": NoFacts;
  "known-verb": {verbs: string[]};
  "no-argument": {name: string};
  "argument-of": {name: string; choices: string[]};
  "argument-from": {name: string; least: string};
  "argument-as-text": {name: string};
  "argument-as-number": {name: string};
  "touch-as-texts": NoFacts;
  "options-as-object": NoFacts;
  "signal-as-abort-signal": NoFacts;
  "progress-as-function": NoFacts;
  "less-work": NoFacts;
}
type NoFacts = Record<string, never>;

export type ShortGameKind = "number" | "nimber" | "switch" | "infinitesimal" | "all-small" | "uptimal" | "hot";

/** What a value is worth to stop at, for each player to begin. */
export interface Stops {
  left: string;
  right: string;
}

/** An option of a canonical form, and the moves of the position that lead to it. */
export interface KeptOption {
  value: string | null;
  from: Touch[];
}

/** An option that is none of the canonical form. */
export interface DroppedOption extends KeptOption {
  side: "left" | "right";
  why: "dominated" | "reversible";
  /** What dominates it, or what the other player answers it by. */
  by: string | null;
  /** All of its side that do, and all answers that it is reversible through. */
  dominated_by: (string | null)[];
  reversible_through: (string | null)[];
}

/** A short game; a text is null past 4096 characters. */
export interface ShortValue {
  expression: string;
  /** Where the expression is one position, that. */
  address: string | null;
  status: "solved";
  value: string | null;
  /** Games that can come of it, itself among them; null past 100000. */
  followers: string | null;
  outcome: "L" | "R" | "N" | "P";
  kinds: ShortGameKind[];
  stops: Stops;
  mean: string;
  temperature: string;
  /** Corners of the walls, [tax, stop] from tax -1 up. */
  walls: {left: [string, string][]; right: [string, string][]};
  /** Null where it has none. */
  atomic_weight: string | null;
  reduced: string | null;
  /** number + *nimber + ups[0]·↑ + ups[1]·↑⟨2⟩ + …, where it is that. */
  uptimal: {number: string; nimber: string; ups: string[]} | null;
  /** What a move gains, none below another; null where that takes long, or the text of one is too long. */
  incentives: Record<"left" | "right", (string | null)[]> | null;
  birthday: string;
  /** The least star that is remote from it. */
  far_star: string;
  left: KeptOption[];
  right: KeptOption[];
  dropped: DroppedOption[];
}

/** A value that was too large; of a position its winners, where they were found, and of a sum what is certain of it. */
export interface ShortValueLimited {
  expression: string;
  status: "limit";
  limit: {kind: "games" | "positions" | "cancelled" | "memory"};
  value: null;
  outcome: "L" | "R" | "N" | "P" | null;
  bounds: Bounds | null;
}

/** Who begins a - b, whether it is won, and a move that wins it. */
export interface FirstMove {
  wins: boolean;
  /** In a, or in b with the roles exchanged. */
  in: "a" | "b" | null;
  /** The value that it leaves there. */
  to: string | null;
}

/** How two values compare: "||" where they are confused. */
/**
 * How a difference compares with 0, as two plans, of Left to move and of Right. It wins who begins at "||", who does not at "=",
 * Left at ">" and Right at "<", whoever begins.
 */
export interface RelationCertificate {
  certificate: "relation";
  /** An address without its mover. */
  difference: string;
  relation: "=" | "<" | ">" | "||";
  plans: [Strategy, Strategy];
}

export interface Related {
  a: string;
  b: string;
  a_value: string | null;
  b_value: string | null;
  relation: "=" | "<" | ">" | "||";
  difference: string | null;
  /** The difference as an address, without its mover; null where a value in it is too long. */
  position: string | null;
  left: FirstMove;
  right: FirstMove;
}

/** How they compare all the same, where that is certain; the bounds are of a - b. */
export interface RelatedLimited {
  a: string;
  b: string;
  status: "limit";
  limit: ShortValueLimited["limit"];
  relation: Related["relation"] | null;
  bounds: Bounds | null;
}
