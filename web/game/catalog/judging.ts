// Store of contest problems, and of the answer of a judge to an input.
import {batch, signal} from "@preact/signals";
import {type Engine, EngineError} from "../../engine";
import type {Judged, Problem} from "../../engine/types";
import {createTask} from "../../lib/task";
import {readOnly} from "../read-only";

export interface InputFault {
  error: EngineError;
  /** Line and column, from 1; null if the fault has no place. */
  place: {line: number; column: number} | null;
}

export function createJudging(engine: Promise<Engine>) {
  const problems = signal<Problem[]>([]);
  const judged = signal<Judged | null>(null);
  const fault = signal<InputFault | null>(null);
  const busy = signal(false);
  const task = createTask();

  function clear() {
    task.stop();
    batch(() => {
      judged.value = null;
      fault.value = null;
      busy.value = false;
    });
  }
  async function judge(problem: string, input: string) {
    clear();
    const run = task.begin();
    busy.value = true;
    try {
      const sg = await engine;
      const answer = await sg.judge(problem, input, {signal: run.signal});
      if (run.isCurrent()) judged.value = answer;
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      if (run.isCurrent()) fault.value = {error, place: error.at === null ? null : placeOf(input, error.at)};
    } finally {
      if (run.isCurrent()) busy.value = false;
    }
  }
  async function load() {
    const sg = await engine;
    problems.value = await sg.problems();
  }
  return readOnly({problems, judged, fault, busy, judge, clear, load});
}

function placeOf(input: string, at: number) {
  const textBefore = input.slice(0, at);
  return {line: textBefore.split("\n").length, column: at - textBefore.lastIndexOf("\n")};
}

export type Judging = ReturnType<typeof createJudging>;
