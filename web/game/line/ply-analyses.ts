// Cache of the analyses of all positions of the line, and of their texts without the games; positions that a link has
// skipped are analysed one after the other.
import {batch, effect, type ReadonlySignal, signal} from "@preact/signals";
import type {Answer, Engine} from "../../engine";
import type {Outcome, ToldMove} from "../../engine/types";
import type {Analysis, PositionQuery} from "../analysis/analysis";
import {budgets} from "../analysis/budgets";
import {componentsOf} from "../analysis/outlines";
import {keyOf} from "../modes/teaching";
import {bestOf, type Chance, chanceOf} from "../modes/tutor";
import {withoutMover} from "../opponent/mover";

/** Known facts of a position. */
export interface PlyAnalysis {
  outcome: Outcome | null;
  grundy: string | null;
  total: string | null;
  winning: string | null;
  /** Chance of the player to move; null if it is not known. */
  chance: Chance | null;
  /** A move that keeps it, if that is no loss; null if none is known. */
  best: ToldMove | null;
}

function factsOf(answer: Answer): PlyAnalysis {
  const {total, winning} = answer.moves;
  const best = bestOf(answer)[0] ?? null;
  const {outcome, grundy} = answer;
  return {outcome, grundy, total, winning, chance: chanceOf(answer), best};
}

/** Position of each component, null if it is too long. */
type Positions = readonly (string | null)[];
const positionsOf = (answer: Answer): Positions =>
  componentsOf(answer).map(({position}) => position && withoutMover(position));

export function createPlyAnalyses(engine: Promise<Engine>, analysis: Analysis, all: ReadonlySignal<PositionQuery[]>) {
  // One mutable map: copying it for each ply of a long game would take seconds.
  const cache = new Map<string, PlyAnalysis | null>();
  const positions = new Map<string, Positions | null>();
  const changes = signal(0);
  const store = (of: PositionQuery, facts: PlyAnalysis | null) => {
    cache.set(keyOf(of), facts);
    changes.value = changes.peek() + 1;
  };
  const storePositions = ({address}: PositionQuery, found: Positions | null) => {
    if (positions.has(address)) return;
    positions.set(address, found);
    changes.value = changes.peek() + 1;
  };
  /** Returns the map and subscribes the reader to its changes. */
  const tracked = <T>(map: Map<string, T>) => {
    void changes.value;
    return map;
  };

  async function analyse(question: PositionQuery, signal: AbortSignal) {
    const sg = await engine;
    const {address, play} = question;
    const request = sg.analyze(address, {play, budget: budgets.glance, moves: "winning", signal});
    const answer = await request.catch(() => null);
    if (signal.aborted) return;
    batch(() => {
      storePositions(question, answer && positionsOf(answer));
      store(question, answer && factsOf(answer));
    });
  }

  let lastStored: Answer | null = null;
  const close = effect(() => {
    const [answer, of] = [analysis.answer.value, analysis.resultFor.value];
    // Also done for a glance, which says nothing yet of moves.
    if (answer && of && !analysis.isStale.value) storePositions(of, positionsOf(answer));
    if (analysis.isBusy.value) return;
    if (answer && of && answer !== lastStored && !analysis.isStale.value) {
      lastStored = answer;
      store(of, factsOf(answer));
    }
    const missing = all.value.find((question) => !tracked(cache).has(keyOf(question)));
    if (!missing) return;
    const controller = new AbortController();
    void analyse(missing, controller.signal);
    return () => controller.abort();
  });

  return {
    /** Returns true once the position was analysed, even without success. */
    has: (question: PositionQuery) => tracked(cache).has(keyOf(question)),
    get: (question: PositionQuery) => tracked(cache).get(keyOf(question)) ?? null,
    /** Undefined until they are known, null if the address is no position. */
    positionsOf: (address: string) => tracked(positions).get(address),
    close,
  };
}
