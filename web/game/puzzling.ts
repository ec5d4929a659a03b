// Positions drawn by a word, and the puzzles among them: what has been tried at each, and whether its answer is still kept back.
import {computed, type ReadonlySignal, signal} from "@preact/signals";
import type {Answer, Engine, Touch} from "../engine";
import type {Sentence} from "../text/language";
import type {Question} from "./analysis";
import {best} from "./opponent";
import {dailyPuzzle, drawn, findPuzzle, isPuzzle, type Lot} from "./puzzle";
import {keyOf} from "./teaching";
import {judge} from "./tutor";

export interface PuzzleShown {
  word: string;
  /** The word is a day, and chose the game too. */
  daily: boolean;
  /** The moves that did not win, each with one that answers it. */
  missed: {touch: Touch; move: Sentence; reply: Sentence | null}[];
  /** Null while the answer is kept back. */
  end: "solved" | "shown" | null;
  /** A move that wins, once it was asked for. */
  solution: Sentence | null;
}

export interface Puzzle extends PuzzleShown {
  address: string;
}

interface PuzzlingOptions {
  engine: Promise<Engine>;
  /** Where the line at hand starts. A puzzle is there when its position is, so that undo finds it too. */
  start: ReadonlySignal<Question>;
  say(answer: Answer | null, touch: Touch): Sentence;
  /** Puts a position on the line. */
  edit(address: string): void;
  /** Called once for each puzzle that was solved or whose solution was shown. */
  onEnd?(puzzle: Puzzle, of: Question): void;
}

export function createPuzzling({engine, start, say, edit, onEnd}: PuzzlingOptions) {
  const known = signal<ReadonlyMap<string, Puzzle>>(new Map());
  const here = computed(() => known.value.get(keyOf(start.value)) ?? null);

  function change(of: Question, part: Partial<Puzzle>) {
    const puzzle = known.value.get(keyOf(of));
    if (puzzle) known.value = new Map([...known.value, [keyOf(of), {...puzzle, ...part}]]);
  }

  /** What was tried before at the same puzzle stays. */
  function pose(of: Question, word: string, daily: boolean) {
    const before = known.value.get(keyOf(of));
    if (before?.word === word && before.daily === daily) return;
    const puzzle: Puzzle = {address: of.address, word, daily, missed: [], end: null, solution: null};
    known.value = new Map([...known.value, [keyOf(of), puzzle]]);
  }

  const drop = (of: Question) => {
    known.value = new Map([...known.value].filter(([key]) => key !== keyOf(of)));
  };

  async function replyTo({address, play}: Question, touch: Touch) {
    const sg = await engine;
    const after = await sg.analyze(await sg.play(address, touch, play), {play});
    const reply = best(after);
    return reply && say(after, reply.touch);
  }

  /** The position after a move that does not win is won: its best move says why. The same move again is no new try. */
  async function miss(of: Question, answer: Answer, touch: Touch) {
    const tried = {touch, move: say(answer, touch), reply: await replyTo(of, touch).catch(() => null)};
    const others = known.value.get(keyOf(of))?.missed.filter((one) => one.touch.join() !== touch.join()) ?? [];
    change(of, {missed: [...others, tried]});
  }

  async function put(find: (sg: Engine) => Promise<string | null>, use: (address: string) => void) {
    const found = await drawn(engine, find);
    if ("miss" in found) return found.miss;
    use(found.address);
    return null;
  }

  /** The puzzle that is open ends, once. */
  function end(of: Question, how: "solved" | "shown") {
    if (known.value.get(keyOf(of))?.end !== null) return;
    change(of, {end: how});
    const ended = known.value.get(keyOf(of));
    if (ended) onEnd?.(ended, of);
  }

  async function solutionOf({address, play}: Question) {
    const answer = await (await engine).analyze(address, {play, moves: "winning"});
    const [first] = answer.moves.listed;
    return first ? say(answer, first.touch) : null;
  }

  return {
    here,
    /** The answer is kept back. */
    open: computed(() => here.value?.end === null),
    /** Whether the position that a link poses is a puzzle; if not, nothing is kept back. */
    async posed(of: Question, word: string): Promise<boolean> {
      pose(of, word, false);
      const answer = await (await engine).analyze(of.address, {play: of.play, moves: "none"}).catch(() => null);
      const sound = answer !== null && isPuzzle(answer);
      if (!sound) drop(of);
      return sound;
    },
    /** A position to look at, whatever was asked about it before. */
    draw: ({game, size, word}: Lot) =>
      put(
        (sg) => sg.random(game, size, word),
        (address) => {
          drop({...start.value, address});
          edit(address);
        },
      ),
    puzzle(lot: Lot, signal: AbortSignal) {
      const {play} = start.value;
      return put(
        (sg) => findPuzzle(sg, lot, play, signal),
        (address) => {
          pose({address, play}, lot.word, false);
          edit(address);
        },
      );
    },
    async daily(day: string): Promise<string | null> {
      const address = await engine.then((sg) => dailyPuzzle(sg, day)).catch(() => null);
      if (address !== null) pose({address, play: "normal"}, day, true);
      return address;
    },
    /** Whether a move solves the puzzle that is open; one that does not is kept as a try. */
    solves(answer: Answer | null, touch: Touch): boolean {
      const {kind} = judge(answer, touch);
      if (answer && kind === "threw") void miss(start.value, answer, touch);
      return kind === "kept";
    },
    solved: () => end(start.value, "solved"),
    /** Gives the puzzle up for its solution. */
    async reveal() {
      const of = start.value;
      end(of, "shown");
      change(of, {solution: await solutionOf(of).catch(() => null)});
    },
  };
}

export type Puzzling = ReturnType<typeof createPuzzling>;
