// Small picture of a position: its boards and its games, requested when it scrolls into view.
import {computed, type ReadonlySignal, signal} from "@preact/signals";
import type {Board} from "../../boards/input/touch";
import type {Answer, Engine} from "../../engine";
import type {ComponentText} from "../../engine/types";
import {budgets} from "./budgets";
import {componentsOf} from "./outlines";

interface ShownBoard {
  board: Board;
  game: string | null;
}

export interface Picture {
  /** Board of each component, with the id of its game; empty until `draw` was called and answered, and only this picture is drawn again then. */
  boards: ReadonlySignal<readonly ShownBoard[]>;
  /** Games of the components; empty until then. */
  games: ReadonlySignal<readonly ComponentText[]>;
  draw(): void;
}

const shownBoardsOf = ({components, ...single}: Answer): ShownBoard[] =>
  (components ?? [single]).flatMap(({board, id}) => (board ? {board, game: id} : []));

/** Returns the boards of all components that have one. */
export const boardsOf = (answer: Answer): Board[] => shownBoardsOf(answer).map(({board}) => board);

export function createPicture(engine: Promise<Engine>, address: string): Picture {
  const answer = signal<Answer | null>(null);
  const fetchAnswer = async () => {
    answer.value = await (await engine).analyze(address, {moves: "none", budget: budgets.board});
  };
  return {
    boards: computed(() => (answer.value ? shownBoardsOf(answer.value) : [])),
    games: computed(() => (answer.value ? componentsOf(answer.value) : [])),
    draw: () => void fetchAnswer().catch(() => {}),
  };
}
