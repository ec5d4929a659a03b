// Preview of the move that is pointed at, or that waits to be confirmed: the elements that it takes or moves.
import {effect, type ReadonlySignal, signal} from "@preact/signals";
import {boardKind} from "../../boards/kinds/all";
import type {Answer, Engine} from "../../engine";
import type {Board, MovePart, Touch} from "../../engine/types";
import {budgets} from "../analysis/budgets";
import {type Highlight, noHighlight} from "./highlight";
import type {Interaction} from "./interaction";
import {isSame} from "./move-list";
import {touchesOf} from "./move-marks";

interface PreviewOptions {
  engine: Promise<Engine>;
  /** Answer for the position that is shown and may be touched; null if there is none. */
  answer: ReadonlySignal<Answer | null>;
  interaction: Pick<Interaction, "pointed" | "fullTouch">;
}

/** A touch on its own board, in the component with that index. */
interface BoardTouch {
  component: number | null;
  board: Board;
  address: string;
  touch: Touch;
}

function onItsBoard(answer: Answer, touch: Touch): BoardTouch | null {
  const component = answer.components ? Number(touch[0]) : null;
  const {board, address} = component === null ? answer : (answer.components?.[component] ?? {});
  return board && address ? {component, board, address, touch: component === null ? touch : touch.slice(1)} : null;
}

/** Returns the part of a listed move that a touch makes; a turn that moves in several components has several. */
function partOf({moves, play}: Answer, touch: Touch): MovePart | undefined {
  for (const move of moves.listed) {
    const at = touchesOf(play, move.touch).findIndex((single) => isSame(single, touch));
    if (at >= 0) return move.parts[at];
  }
  return undefined;
}

/** Returns the board after a touch; its component alone is asked for, since only its pieces matter. */
async function boardAfter(sg: Engine, {address, touch}: BoardTouch, signal: AbortSignal): Promise<Board | null> {
  const next = await sg.play(address, touch, "normal");
  return (await sg.analyze(next, {moves: "none", budget: budgets.glance, signal})).board;
}

export function createPreview({engine, answer, interaction}: PreviewOptions): ReadonlySignal<Highlight> {
  const preview = signal(noHighlight);

  async function show(current: Answer, touch: Touch, abort: AbortSignal) {
    const fullTouch = await interaction.fullTouch(touch);
    if (abort.aborted) return;
    const move = fullTouch && onItsBoard(current, fullTouch);
    preview.value = noHighlight;
    if (!move) return;
    const {component, board} = move;
    const {moveMarks, changedMarks} = boardKind(board);
    preview.value = {component, marks: new Set(moveMarks(board, move.touch, partOf(current, fullTouch)))};
    const after = changedMarks && (await boardAfter(await engine, move, abort).catch(() => null));
    if (after && !abort.aborted && after.kind === board.kind)
      preview.value = {component, marks: new Set(changedMarks(board, move.touch, after))};
  }

  effect(() => {
    const [touch, current] = [interaction.pointed.value, answer.value];
    // Between two answers the board stays as it is, so that a move draws it once.
    if (!current) return;
    if (!touch) {
      preview.value = noHighlight;
      return;
    }
    const abort = new AbortController();
    void show(current, touch, abort.signal);
    return () => abort.abort();
  });
  return preview;
}
