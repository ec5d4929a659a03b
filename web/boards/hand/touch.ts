// The one interaction rule: touching narrows the legal moves as typing narrows a dictionary.
// A settled move plays; a move that is done but could go on waits for a second touch, Enter or Confirm.
import type {Board, Touch, Touchable} from "../../engine/types";

export type {Board, Touch, Touchable};
export type Elements = Touchable["next"];
export type BoardOf<K extends Board["kind"]> = Extract<Board, {kind: K}>;

/** What a view may ask and do. Prefixes and touches are those of its own board. */
export interface Hand {
  prefix: Touch;
  /** Whether to light the elements that can lead to a winning move. */
  hints: boolean;
  /** What may follow `prefix`; null while the engine is being asked. */
  look(prefix: Touch): Touchable | null;
  /** Settles when the board shows what became of it. A touch that is `whole` is not asked to go on where it could. */
  touch(touch: Touch, whole?: boolean): Promise<void>;
}

/** Words that a view shows or speaks. */
export interface Labels {
  board: string;
  spot(touch: Touch, wins: boolean): string;
  part(index: number): string;
  /** Asks for the next element of a touch, named as the engine names it. */
  ask(asks: string): string;
  cell(cell: string, wins: boolean): string;
  face(letter: string): string;
  tooLarge: string;
  /** What the picture cannot show, or empty: the letter played last, the rounds left. */
  note: string;
  keep: string;
  /** On the card that is played to pass. */
  pass: string;
  /** Asks for the next part of a split. */
  besides: string;
  /** Asks for more of a move that is done already. */
  also: string;
  go: string;
  pins: PinLabels;
}

/** Of things in rows; `row` and those in a run are counted from 0, and without a row there is only one. */
export interface PinLabels {
  run(row: number | null, run: {from: number; to: number}, wins: boolean): string;
  /** What a run does that is about to be taken, that needs more, that cannot be taken. */
  falls(run: string): string;
  more(run: string): string;
  stays(run: string): string;
  /** What can be done, where a thing can be taken alone, and where none can. */
  help: string;
  helpOfRuns: string;
  /** Asks how many fall at a touch. */
  atOnce: string;
}

export interface ViewProps<B extends Board> {
  board: B;
  labels: Labels;
  /** Null draws a picture that cannot be touched. */
  hand: Hand | null;
  /** Elements lit by a line of the explanation. */
  highlight: ReadonlySet<string>;
  /** Where vertices were put by hand. */
  pins?: Pins | undefined;
  /** Whether heaps are shown cut into blocks of powers of two. */
  blocks?: boolean | undefined;
  /**
   * What the last move has changed: heaps, steps, sheets, edges of a ring, coins of a row, generals and pieces by their element,
   * a counter or coin that went by its place ("2.5": the sixth of the third), a cell of a grid by layer, row and column ("0.1.2"),
   * a cell that a piece left by row and cell ("c0.5"), an edge by its ends ("0-1"), a vertex of a graph by its name, one that a
   * token left after a "v", the place of a state that ended after an "e", places of a circle from 0, the prefix of a trie, "pass".
   */
  last?: ReadonlySet<string> | undefined;
  /** Who touched an element last, as far as it is known; only where it has a meaning is it shown. */
  lastTouchedBy?: ReadonlyMap<string, "L" | "R"> | undefined;
  /** The position that play began from: until there is another, what a board has room for stays. */
  start?: string | undefined;
}

export type Pins = ReadonlyMap<string, {x: number; y: number}>;

/** The most elements that a view draws; a larger board is shown in words. */
export const drawable = 2000;
/** The same for graphs, which are drawn with less. */
export const drawableGraph = 5000;

const within = (element: string, [low, high]: [string, string]) => {
  const n = BigInt(element);
  return BigInt(low) <= n && n <= BigInt(high);
};

export function includes(elements: Elements | null | undefined, element: string): boolean {
  return (elements ?? []).some((e) => (typeof e === "string" ? e === element : within(element, e)));
}

/** The only element there is, or null. */
function only(elements: Elements): string | null {
  const [first, second] = elements;
  if (first === undefined || second !== undefined) return null;
  if (typeof first === "string") return first;
  return first[0] === first[1] ? first[0] : null;
}

export const same = (a: Touch, b: Touch) => a.length === b.length && a.every((e, i) => e === b[i]);

/** The hand as component `index` of a sum sees it. */
export function inside(hand: Hand, index: number): Hand {
  const first = String(index);
  return {
    prefix: hand.prefix[0] === first ? hand.prefix.slice(1) : [],
    hints: hand.hints,
    look: (prefix) => hand.look([first, ...prefix]),
    touch: (touch, whole) => hand.touch([first, ...touch], whole),
  };
}

/** Under "every", the touches chosen for each component as one; null while a component is still to be moved. */
export function together(chosen: ReadonlyMap<string, Touch>, movable: readonly string[]): Touch | null {
  const touches = movable.map((place) => chosen.get(place));
  return touches.includes(undefined) ? null : touches.flatMap((t) => (t ? [String(t.length), ...t] : []));
}

export type Step = {to: "play" | "wait" | "more"; touch: Touch} | {to: "refused"};

/** Where a touch leads, element by element; a step without a choice is taken at once. */
export async function follow(ask: (prefix: Touch) => Promise<Touchable>, touch: Touch): Promise<Step> {
  let here = await ask([]);
  const path: Touch = [];
  for (const element of touch) {
    if (!includes(here.next, element)) return {to: "refused"};
    path.push(element);
    here = await ask([...path]);
  }
  for (let forced = only(here.next); !here.done && forced !== null; forced = only(here.next)) {
    path.push(forced);
    here = await ask([...path]);
  }
  if (!here.done) return {to: "more", touch: path};
  return {to: here.next.length ? "wait" : "play", touch: path};
}

/** An unordered set of elements after one more touch: touching a chosen one again gives it back, or confirms. */
export function toggled(prefix: Touch, element: string, done: boolean): Touch {
  if (!prefix.includes(element)) return [...prefix, element];
  return done ? prefix : prefix.filter((e) => e !== element);
}
