// Store of positions drawn by a word, and the puzzles among them: what was tried at each, and whether its answer is
// still hidden.
import {batch, computed, type ReadonlySignal, signal} from "@preact/signals";
import type {Answer, Engine, Touch} from "../../engine";
import type {Sentence} from "../../text/language";
import type {PositionQuery} from "../analysis/analysis";
import {keyOf} from "../modes/teaching";
import {judge} from "../modes/tutor";
import {best} from "../opponent/opponent";
import type {DrawFailure, DrawParameters} from "./puzzle";
import type {Refutation} from "./refutation";

export interface PuzzleShown {
  word: string;
  /** True if the word is a day, which chose the game too. */
  isDaily: boolean;
  /** Moves that did not win, each with a reply that wins. */
  tries: {touch: Touch; move: Sentence; reply: Sentence | null}[];
  /** Null while the answer is hidden. */
  result: "solved" | "shown" | null;
  /** A winning move, once it was asked for. */
  solution: Sentence | null;
}

export interface Puzzle extends PuzzleShown {
  address: string;
}

interface PuzzlingOptions {
  engine: Promise<Engine>;
  /** Start of the current line. A puzzle is open if it starts there, so that undo finds it too. */
  start: ReadonlySignal<PositionQuery>;
  sayMove(answer: Answer | null, touch: Touch): Sentence;
  /** Replaces the position of the line. */
  edit(address: string): void;
  refutation: Pick<Refutation, "show">;
  /** Called for each puzzle after the first try that misses, and when it was solved or its solution was shown. */
  onResult?(puzzle: Puzzle, of: PositionQuery): void;
}

/** Loads the search for puzzles, once there is one to find; null if it cannot be had. */
const loadSearch = () => import("./puzzle").catch(() => null);

type PuzzleSearch = typeof import("./puzzle");

export function createPuzzling({engine, start, sayMove, edit, refutation, onResult}: PuzzlingOptions) {
  const puzzles = signal<ReadonlyMap<string, Puzzle>>(new Map());
  const current = computed(() => puzzles.value.get(keyOf(start.value)) ?? null);
  /** True after the move that solved a puzzle, until the reader goes on. */
  const isResting = signal(false);

  function change(of: PositionQuery, part: Partial<Puzzle>) {
    const puzzle = puzzles.value.get(keyOf(of));
    if (puzzle) puzzles.value = new Map([...puzzles.value, [keyOf(of), {...puzzle, ...part}]]);
  }

  /** Adds a puzzle; earlier tries at the same one stay. */
  function pose(of: PositionQuery, word: string, daily: boolean) {
    const existing = puzzles.value.get(keyOf(of));
    if (existing?.word === word && existing.isDaily === daily) return;
    const puzzle: Puzzle = {address: of.address, word, isDaily: daily, tries: [], result: null, solution: null};
    puzzles.value = new Map([...puzzles.value, [keyOf(of), puzzle]]);
  }

  const forget = (of: PositionQuery) => {
    puzzles.value = new Map([...puzzles.value].filter(([key]) => key !== keyOf(of)));
  };

  /** Shows a losing move with the opponent's best reply. Returns the reply in words; null if there is none. */
  async function refute({address, play}: PositionQuery, touch: Touch): Promise<Sentence | null> {
    const sg = await engine;
    const moved = await sg.play(address, touch, play);
    const showReply = refutation.show(address, {touch, address: moved});
    const after = await sg.analyze(moved, {play});
    const reply = best(after);
    showReply(reply && {touch: reply.touch, address: reply.to ?? (await sg.play(moved, reply.touch, play))});
    return reply && sayMove(after, reply.touch);
  }

  /** Records a losing move with its refutation. The same move again is no new try. */
  async function recordMiss(of: PositionQuery, answer: Answer, touch: Touch) {
    const attempt = {touch, move: sayMove(answer, touch), reply: await refute(of, touch).catch(() => null)};
    const missed = puzzles.value.get(keyOf(of));
    const others = missed?.tries.filter((other) => other.touch.join() !== touch.join()) ?? [];
    change(of, {tries: [...others, attempt]});
    if (missed?.tries.length === 0 && missed.result === null) onResult?.({...missed, tries: [attempt]}, of);
  }

  async function drawAndUse(
    find: (sg: Engine, search: PuzzleSearch) => Promise<string | null>,
    use: (address: string) => void,
  ): Promise<DrawFailure | null> {
    const search = await loadSearch();
    if (!search) return "gone";
    const result = await search.drawPosition(engine, (sg) => find(sg, search));
    if ("miss" in result) return result.miss;
    use(result.address);
    return null;
  }

  /** Ends the open puzzle, once. */
  function end(of: PositionQuery, result: "solved" | "shown") {
    if (puzzles.value.get(keyOf(of))?.result !== null) return;
    batch(() => {
      isResting.value = result === "solved";
      change(of, {result});
    });
    const ended = puzzles.value.get(keyOf(of));
    if (ended) onResult?.(ended, of);
  }

  async function solutionOf({address, play}: PositionQuery) {
    const answer = await (await engine).analyze(address, {play, moves: "winning"});
    const [winningMove] = answer.moves.listed;
    return winningMove ? sayMove(answer, winningMove.touch) : null;
  }

  return {
    current,
    /** True while the answer is hidden. */
    isOpen: computed(() => current.value?.result === null),
    isResting: isResting as ReadonlySignal<boolean>,
    /** Goes on with the game after the move that solved the puzzle. */
    goOn() {
      isResting.value = false;
    },
    /** Opens the puzzle of a link. Returns false if its position is no puzzle; then nothing is hidden. */
    async openFromLink(of: PositionQuery, word: string): Promise<boolean> {
      pose(of, word, false);
      const answer = await (await engine).analyze(of.address, {play: of.play, moves: "none"}).catch(() => null);
      const isSound = answer !== null && ((await loadSearch())?.isPuzzle(answer) ?? false);
      if (!isSound) forget(of);
      return isSound;
    },
    /** Draws a position to look at, whatever was asked about it before. */
    draw: ({game, size, word}: DrawParameters) =>
      drawAndUse(
        (sg) => sg.random(game, size, word),
        (address) => {
          forget({...start.value, address});
          edit(address);
        },
      ),
    puzzle(lot: DrawParameters, signal: AbortSignal) {
      const {play} = start.value;
      return drawAndUse(
        (sg, {findPuzzle}) => findPuzzle(sg, lot, play, signal),
        (address) => {
          pose({address, play}, lot.word, false);
          edit(address);
        },
      );
    },
    async daily(day: string): Promise<string | null> {
      const address = await Promise.all([engine, loadSearch()])
        .then(([sg, search]) => search?.dailyPuzzle(sg, day) ?? null)
        .catch(() => null);
      if (address !== null) pose({address, play: "normal"}, day, true);
      return address;
    },
    /** Returns true if a move solves the open puzzle; a move that does not is recorded as a try. */
    solves(answer: Answer | null, touch: Touch): boolean {
      const {kind} = judge(answer, touch);
      if (answer && kind === "threw") void recordMiss(start.value, answer, touch);
      return kind === "kept";
    },
    solved: () => end(start.value, "solved"),
    /** Gives the puzzle up and shows its solution. */
    async reveal() {
      const of = start.value;
      end(of, "shown");
      change(of, {solution: await solutionOf(of).catch(() => null)});
    },
  };
}

export type Puzzling = ReturnType<typeof createPuzzling>;
