// Cache of what is known of every position of the line, and of its text without its games; positions that a link has skipped are
// analysed one after the other.
import {batch, effect, type ReadonlySignal, signal} from "@preact/signals";
import type {Answer, Engine} from "../engine";
import type {Outcome, ToldMove} from "../engine/types";
import type {Analysis, Question} from "./analysis";
import {budgets} from "./budgets";
import {unturned} from "./mover";
import {componentsOf} from "./outlines";
import {keyOf} from "./teaching";
import {moverWins} from "./tutor";

/** What is known of a position. */
export interface PlyAnalysis {
  outcome: Outcome | null;
  grundy: string | null;
  total: string | null;
  winning: string | null;
  moverWins: boolean | null;
  /** A winning move; null where none is known. */
  best: ToldMove | null;
}

function factOf(answer: Answer): PlyAnalysis {
  const {total, winning, listed} = answer.moves;
  const best = listed.find(({wins}) => wins) ?? null;
  const {outcome, grundy} = answer;
  return {outcome, grundy, total, winning, moverWins: moverWins(answer), best};
}

/** A position for each component, null where it is too long. */
type Positions = readonly (string | null)[];
const positionsOf = (answer: Answer): Positions =>
  componentsOf(answer).map(({position}) => position && unturned(position));

export function createPlyAnalyses(engine: Promise<Engine>, analysis: Analysis, all: ReadonlySignal<Question[]>) {
  // One map for all: a copy for each ply of a long game would take seconds.
  const known = new Map<string, PlyAnalysis | null>();
  const positions = new Map<string, Positions | null>();
  const changes = signal(0);
  const keep = (of: Question, fact: PlyAnalysis | null) => {
    known.set(keyOf(of), fact);
    changes.value = changes.peek() + 1;
  };
  const read = ({address}: Question, found: Positions | null) => {
    if (positions.has(address)) return;
    positions.set(address, found);
    changes.value = changes.peek() + 1;
  };
  /** What is read through it is read anew after each change. */
  const now = <T>(map: Map<string, T>) => {
    void changes.value;
    return map;
  };

  async function look(question: Question, signal: AbortSignal) {
    const sg = await engine;
    const {address, play} = question;
    const found = sg.analyze(address, {play, budget: budgets.glance, moves: "winning", signal});
    const answer = await found.catch(() => null);
    if (signal.aborted) return;
    batch(() => {
      read(question, answer && positionsOf(answer));
      keep(question, answer && factOf(answer));
    });
  }

  let kept: Answer | null = null;
  const close = effect(() => {
    const [answer, of] = [analysis.answer.value, analysis.answered.value];
    // Also of a glance, which says nothing yet of moves.
    if (answer && of && !analysis.stale.value) read(of, positionsOf(answer));
    if (analysis.busy.value) return;
    if (answer && of && answer !== kept && !analysis.stale.value) {
      kept = answer;
      keep(of, factOf(answer));
    }
    const missing = all.value.find((question) => !now(known).has(keyOf(question)));
    if (!missing) return;
    const own = new AbortController();
    void look(missing, own.signal);
    return () => own.abort();
  });

  return {
    /** Whether it has been looked at, whatever came of it. */
    has: (question: Question) => now(known).has(keyOf(question)),
    of: (question: Question) => now(known).get(keyOf(question)) ?? null,
    /** Undefined until they are known, null where an address is no position. */
    positionsOf: (address: string) => now(positions).get(address),
    close,
  };
}
