// Contest problems, and what the judge of one has made of an input.
import {batch, signal} from "@preact/signals";
import {type Engine, EngineError} from "../engine";
import type {Judged, Problem} from "../engine/types";
import {readOnly} from "./read-only";

export interface InputFault {
  error: EngineError;
  /** Counted from 1; null when the fault has no place. */
  place: {line: number; column: number} | null;
}

export function createJudging(engine: Promise<Engine>) {
  const problems = signal<Problem[]>([]);
  const judged = signal<Judged | null>(null);
  const fault = signal<InputFault | null>(null);
  const busy = signal(false);
  let asked = new AbortController();

  function clear() {
    asked.abort();
    batch(() => {
      judged.value = null;
      fault.value = null;
      busy.value = false;
    });
  }
  async function judge(problem: string, input: string) {
    clear();
    asked = new AbortController();
    const {signal: own} = asked;
    busy.value = true;
    try {
      const sg = await engine;
      const answer = await sg.judge(problem, input, {signal: own});
      if (!own.aborted) judged.value = answer;
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      if (!own.aborted) fault.value = {error, place: error.at === null ? null : placeOf(input, error.at)};
    } finally {
      if (!own.aborted) busy.value = false;
    }
  }
  async function load() {
    const sg = await engine;
    problems.value = await sg.problems();
  }
  return readOnly({problems, judged, fault, busy, judge, clear, load});
}

function placeOf(input: string, at: number) {
  const before = input.slice(0, at);
  return {line: before.split("\n").length, column: at - before.lastIndexOf("\n")};
}

export type Judging = ReturnType<typeof createJudging>;
