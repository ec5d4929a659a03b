// State of the program being written: its text, the progress of its exploration, the result, and whether the engine
// knows its game.
import {batch, signal} from "@preact/signals";
import type {Program} from "../address/program-field";
import {defaultStarts, type ProgramLink} from "../address/program-link";
import type {Engine, EngineError as EngineFault, Told, ToldShortStart, ToldStart} from "../engine/types";
import {EngineError} from "../game/catalog/engine-error";
import {readOnly} from "../game/read-only";
import {createTask} from "../lib/task";
import {examples} from "./examples";
import {type ExploreOptions, explore} from "./exploring";
import {nameOf} from "./name";
import {ProgramError, type ProgramFault} from "./sandbox";

/** Number n of `start(n)`. */
interface StartIndex {
  n: number;
}
export type Start = ToldStart & StartIndex;
export type ShortStart = ToldShortStart & StartIndex;

export interface Result extends Program {
  game: string;
  states: number;
  options: number;
  /** Starts of a game in which both players have the same moves. */
  starts: Start[];
  /** Starts of a game in which Left and Right have moves of their own. */
  shortStarts: ShortStart[];
}

/** Fault of the program, or of the game that it defines. */
export type Fault = {of: "program"; fault: ProgramFault} | {of: "game"; fault: EngineFault};

export interface ExplorationSize {
  states: number;
  options: number;
}

const firstExample = examples[0]?.code ?? "";

export function createProgramStore(engine: Promise<Engine>) {
  const code = signal(firstExample);
  const to = signal(defaultStarts);
  const result = signal<Result | null>(null);
  const fault = signal<Fault | null>(null);
  /** True if the program was not run because the interpreter could not be loaded. */
  const lost = signal(false);
  /** Size explored so far; null when no program is running. */
  const progress = signal<ExplorationSize | null>(null);
  const task = createTask();

  /** Explores a program and tells the engine its game. */
  async function exploreGame({code, to}: Program, {signal, onProgress}: ExploreOptions): Promise<Result> {
    const {lines, starts} = await explore(code, to, {
      signal,
      onProgress(size) {
        if (!signal.aborted) onProgress(size);
      },
    });
    const sg = await engine;
    const name = nameOf(code, to);
    const game = await sg.ask("tell", {name, states: lines, starts: Math.max(...starts) + 1}, {signal});
    if (!("starts" in game)) throw new ProgramError({kind: "time", facts: {seconds: "2"}, line: null, state: null});
    return resultOf({code, to}, game, starts);
  }

  function resultOf(program: Program, game: Told, startStates: number[]): Result {
    const starts: Start[] = [];
    const shortStarts: ShortStart[] = [];
    for (const [n, state] of startStates.entries()) {
      const start = game.starts[state];
      if (start && "grundy" in start) starts.push({...start, n});
      else if (start) shortStarts.push({...start, n});
    }
    const [states, options] = [Number(game.states), Number(game.options)];
    return {...program, ...{game: game.game, states, options, starts, shortStarts}};
  }

  function stop() {
    task.stop();
    progress.value = null;
  }

  /** Returns true if the engine knows the game now; otherwise `fault` or `lost` says why. */
  async function run(program: Program = {code: code.value, to: to.value}): Promise<boolean> {
    const current = task.begin();
    batch(() => {
      fault.value = null;
      lost.value = false;
      progress.value = {states: 0, options: 0};
    });
    const finish = (apply: () => void) => {
      if (!current.isCurrent()) return false;
      current.end();
      batch(() => {
        progress.value = null;
        apply();
      });
      return true;
    };
    try {
      const learned = await exploreGame(program, {
        signal: current.signal,
        onProgress(size) {
          progress.value = size;
        },
      });
      return finish(() => {
        result.value = learned;
      });
    } catch (error) {
      finish(() => {
        if (error instanceof ProgramError) fault.value = {of: "program", fault: error.fault};
        else if (error instanceof EngineError) fault.value = {of: "game", fault: error};
        else lost.value = true;
      });
      return false;
    }
  }

  return readOnly({
    code,
    to,
    result,
    fault,
    lost,
    progress,
    run,
    stop,
    exploreGame,
    show(link: ProgramLink) {
      batch(() => {
        to.value = link.to;
        if (link.code !== null) code.value = link.code;
      });
    },
    type(text: string) {
      code.value = text;
    },
    setTo(last: number) {
      to.value = last;
    },
  });
}

export type ProgramStore = ReturnType<typeof createProgramStore>;
