// A program being written: its text, how far it has been explored, what came of it, and whether the engine has been told its game.
import {batch, signal} from "@preact/signals";
import type {Program} from "../address/program-field";
import {type ProgramLink, usualStarts} from "../address/program-link";
import type {Engine, EngineError as EngineFault, Told, ToldShortStart, ToldStart} from "../engine/types";
import {EngineError} from "../game/engine-error";
import {readOnly} from "../game/read-only";
import {examples} from "./examples";
import {explore, type Watching} from "./exploring";
import {nameOf} from "./name";
import {ProgramError, type ProgramFault} from "./sandbox";

/** Of `start(n)`. */
interface Placed {
  n: number;
}
export type Start = ToldStart & Placed;
export type ShortStart = ToldShortStart & Placed;

export interface Result extends Program {
  game: string;
  states: number;
  options: number;
  /** Of a game for both players alike. */
  starts: Start[];
  /** Of one in which Left and Right have moves of their own. */
  shortStarts: ShortStart[];
}

/** Of the program, or of the game that it says. */
export type Fault = {of: "program"; fault: ProgramFault} | {of: "game"; fault: EngineFault};

export interface ExplorationSize {
  states: number;
  options: number;
}

const first = examples[0]?.code ?? "";

export function createStudio(engine: Promise<Engine>) {
  const code = signal(first);
  const to = signal(usualStarts);
  const result = signal<Result | null>(null);
  const fault = signal<Fault | null>(null);
  /** The program did not come to be run, for want of the interpreter. */
  const lost = signal(false);
  /** While it is explored. */
  const made = signal<ExplorationSize | null>(null);
  let running: AbortController | null = null;

  /** Explores it and tells the engine its game. */
  async function learn({code, to}: Program, {signal, onProgress}: Watching): Promise<Result> {
    const {lines, starts} = await explore(code, to, {
      signal,
      onProgress(now) {
        if (!signal.aborted) onProgress(now);
      },
    });
    const sg = await engine;
    const name = nameOf(code, to);
    const told = await sg.ask("tell", {name, states: lines, starts: Math.max(...starts) + 1}, {signal});
    if (!("starts" in told)) throw new ProgramError({kind: "time", facts: {seconds: "2"}, line: null, state: null});
    return resultOf({code, to}, told, starts);
  }

  function resultOf(program: Program, told: Told, begun: number[]): Result {
    const starts: Start[] = [];
    const shortStarts: ShortStart[] = [];
    for (const [n, state] of begun.entries()) {
      const start = told.starts[state];
      if (start && "grundy" in start) starts.push({...start, n});
      else if (start) shortStarts.push({...start, n});
    }
    const [states, options] = [Number(told.states), Number(told.options)];
    return {...program, ...{game: told.game, states, options, starts, shortStarts}};
  }

  function stop() {
    running?.abort();
    running = null;
    made.value = null;
  }

  /** Whether the game is known now; what it was stopped by is to be seen here. */
  async function run(program: Program = {code: code.value, to: to.value}): Promise<boolean> {
    stop();
    const own = new AbortController();
    running = own;
    batch(() => {
      fault.value = null;
      lost.value = false;
      made.value = {states: 0, options: 0};
    });
    const told = (end: () => void) => {
      if (running !== own) return;
      running = null;
      batch(() => {
        made.value = null;
        end();
      });
    };
    try {
      const found = await learn(program, {
        signal: own.signal,
        onProgress(now) {
          made.value = now;
        },
      });
      told(() => {
        result.value = found;
      });
      return running === null;
    } catch (error) {
      told(() => {
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
    made,
    run,
    stop,
    learn,
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

export type Studio = ReturnType<typeof createStudio>;
