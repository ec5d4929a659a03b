// Interaction rule of all boards: each touch narrows the legal moves. A move that is complete is played; one that is
// done but could go on waits for a second touch, Enter or Confirm.
import type {Board, Touch, Touchable} from "../../engine/types";

export type {Board, Touch, Touchable};
export type Elements = Touchable["next"];
export type BoardOf<K extends Board["kind"]> = Extract<Board, {kind: K}>;

/**
 * Interface by which a view asks for legal touches and reports touches. Prefixes and touches are relative to its own
 * board.
 */
export interface Hand {
  prefix: Touch;
  /** True if the elements that can lead to a winning move are to be highlighted. */
  hints: boolean;
  /** Returns the elements that may follow `prefix`; null while the engine has not answered. */
  look(prefix: Touch): Touchable | null;
  /** Components that still need a move in a turn that has one in each, once one is chosen; otherwise none. */
  awaited: ReadonlySet<string>;
  /** Shows what a touch would do; null ends this. */
  aim(touch: Touch | null): void;
  /** Resolves once the board shows the result. With `isComplete`, a touch is played even if it could go on. */
  touch(touch: Touch, isComplete?: boolean): Promise<void>;
}

/** Texts that a view shows or speaks. */
export interface Labels {
  board: string;
  target(touch: Touch, wins: boolean): string;
  part(index: number): string;
  /** Prompt for the next element of a touch; `asks` is the engine's name of its kind. */
  ask(asks: string): string;
  cell(cell: string, wins: boolean): string;
  face(letter: string): string;
  tooLarge: string;
  /** Whose turn it is, or whose pieces are whose, in a game of two players; may be empty. */
  note: string;
  /** Text for what the picture cannot show, such as the letter played last or the rounds left; may be empty. */
  remark: string;
  keep: string;
  /** Text on the card that is played to pass. */
  pass: string;
  /** Prompt for the next part of a split. */
  besides: string;
  /** Prompt for more of a move that is done already. */
  also: string;
  go: string;
  pins: PinLabels;
}

/** Texts about things in rows. Rows and places of runs count from 0; `row` is null if there is only one row. */
export interface PinLabels {
  run(row: number | null, run: {from: number; to: number}, wins: boolean): string;
  /** Texts for a run that is about to be taken, that needs more things, and that cannot be taken. */
  falls(run: string): string;
  more(run: string): string;
  stays(run: string): string;
  /** Instructions where single things can be taken, and where none can. */
  help: string;
  helpOfRuns: string;
  /** Prompt for how many things fall at a touch. */
  atOnce: string;
}

/** Touch of a move that was made: who made it, and all its elements. */
export interface LastTouch {
  /** The player, if the board has a mover. */
  by: "L" | "R";
  elements: Touch;
}

/** Shape of a piece other than a plain counter. */
export type PieceShape = "toad" | "frog" | "elephant" | "rhino";

export interface ViewProps<B extends Board> {
  board: B;
  labels: Labels;
  /** Null for a picture that cannot be touched. */
  hand: Hand | null;
  /** Elements that a line of the explanation highlights. */
  highlight: ReadonlySet<string>;
  /** Elements that the move changes which is pointed at, or which can be confirmed. */
  preview: ReadonlySet<string>;
  /** Places of vertices that the user has moved. */
  pins?: Pins | undefined;
  /** True if heaps are shown cut into blocks of powers of two. */
  blocks?: boolean | undefined;
  /**
   * Elements that the last move has changed: heaps, steps, sheets, edges of a ring, coins of a row, generals and pieces
   * by their element, a counter or coin that went by its place ("2.5": the sixth of the third), a cell of a grid by
   * layer, row and column ("0.1.2"), a cell that a piece left by row and cell ("c0.5"), an edge by its ends ("0-1"), a
   * vertex of a graph by its name, one that a token left after a "v", the place of a state that ended after an "e",
   * places of a circle from 0, the prefix of a trie, "pass". A move also has what it leads to: a cell of a strip
   * ("c0.5"), a vertex after a "v", an option ("o0.2"), a line of a sheet ("0/3"), where a heap is divided ("2|5"); in a
   * highlight, runs of a circle are counted and its places stand after a "p", and cells of a grid are counted.
   */
  last?: ReadonlySet<string> | undefined;
  /** Last touch of an element, as far as known; views show it only where it has a meaning. */
  lastTouches?: ReadonlyMap<string, LastTouch> | undefined;
  /** Shapes of pieces by the letters of the board; a letter without one is a counter. */
  pieces?: Readonly<Record<string, PieceShape>> | undefined;
  /** Position that play began from; a board keeps the room it has reserved until this changes. */
  start?: string | undefined;
}

export type Pins = ReadonlyMap<string, {x: number; y: number}>;

/** Maximal number of elements that a view draws; a larger board is shown in words. */
export const maxDrawn = 2000;
/** Maximal number of elements of a graph, which is cheaper to draw. */
export const maxDrawnGraph = 5000;

const isWithin = (element: string, [low, high]: [string, string]) => {
  const n = BigInt(element);
  return BigInt(low) <= n && n <= BigInt(high);
};

export function includes(elements: Elements | null | undefined, element: string): boolean {
  return (elements ?? []).some((e) => (typeof e === "string" ? e === element : isWithin(element, e)));
}

/** Returns the only element there is, or null. */
function onlyElement(elements: Elements): string | null {
  const [first, second] = elements;
  if (first === undefined || second !== undefined) return null;
  if (typeof first === "string") return first;
  return first[0] === first[1] ? first[0] : null;
}

export const isSameTouch = (a: Touch, b: Touch) => a.length === b.length && a.every((e, i) => e === b[i]);

/** Returns the hand for component `index` of a sum. */
export function componentHand(hand: Hand, index: number): Hand {
  const prefixElement = String(index);
  return {
    prefix: hand.prefix[0] === prefixElement ? hand.prefix.slice(1) : [],
    hints: hand.hints,
    look: (prefix) => hand.look([prefixElement, ...prefix]),
    awaited: new Set([...hand.awaited].filter((place) => place.split(".")[0] === prefixElement)),
    aim: (touch) => hand.aim(touch && [prefixElement, ...touch]),
    touch: (touch, isComplete) => hand.touch([prefixElement, ...touch], isComplete),
  };
}

/** Combines the touches chosen for components into a turn; null while one of the `movable` ones has none yet. */
export function combineTouches(chosen: ReadonlyMap<string, Touch>, movable: readonly string[]): Touch | null {
  const touches = movable.map((place) => chosen.get(place));
  return touches.includes(undefined) ? null : touches.flatMap((t) => (t ? [String(t.length), ...t] : []));
}

export type Step = {to: "play" | "wait" | "more"; touch: Touch} | {to: "refused"};

/**
 * Follows a touch element by element and tells what is to be done with it; elements without a choice are added at once.
 */
export async function followTouch(ask: (prefix: Touch) => Promise<Touchable>, touch: Touch): Promise<Step> {
  let legal = await ask([]);
  const path: Touch = [];
  for (const element of touch) {
    if (!includes(legal.next, element)) return {to: "refused"};
    path.push(element);
    legal = await ask([...path]);
  }
  for (let forced = onlyElement(legal.next); !legal.done && forced !== null; forced = onlyElement(legal.next)) {
    path.push(forced);
    legal = await ask([...path]);
  }
  if (!legal.done) return {to: "more", touch: path};
  return {to: legal.next.length ? "wait" : "play", touch: path};
}

/**
 * Returns an unordered set of elements after one more touch. Touching a chosen element again removes it, or confirms
 * the set if it is `done`.
 */
export function toggled(prefix: Touch, element: string, done: boolean): Touch {
  if (!prefix.includes(element)) return [...prefix, element];
  return done ? prefix : prefix.filter((e) => e !== element);
}
