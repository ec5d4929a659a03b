// A small picture of a position: its boards and its games, asked for when it comes into sight.
import {computed, type ReadonlySignal, signal} from "@preact/signals";
import type {Board} from "../boards/hand/touch";
import type {Answer, Engine} from "../engine";
import type {ComponentText} from "../engine/types";
import {budgets} from "./budgets";
import {componentsOf} from "./outlines";

export interface Picture {
  /** One of each component; none until `draw` has asked the engine, and only this picture is drawn when they come. */
  boards: ReadonlySignal<readonly Board[]>;
  /** What is played there; none until then. */
  games: ReadonlySignal<readonly ComponentText[]>;
  draw(): void;
}

/** Of each component. */
export const boardsOf = ({components, ...whole}: Answer): Board[] =>
  (components ?? [whole]).flatMap(({board}) => board ?? []);

export function createPicture(engine: Promise<Engine>, address: string): Picture {
  const answer = signal<Answer | null>(null);
  const fetchAnswer = async () => {
    answer.value = await (await engine).analyze(address, {moves: "none", budget: budgets.board});
  };
  return {
    boards: computed(() => (answer.value ? boardsOf(answer.value) : [])),
    games: computed(() => (answer.value ? componentsOf(answer.value) : [])),
    draw: () => void fetchAnswer().catch(() => {}),
  };
}
