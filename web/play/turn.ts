// Whose turn it is, or who has won.
import type {State} from "../game/state";
import type {Language} from "../text";

export type Who = "you" | "engine" | "player1" | "player2";

export interface Turn {
  who: Who;
  isOver: boolean;
}

/** Who makes the moves at an even ply, or at an odd one; `side` is the engine's. */
export function whoAt(ply: number, side: "first" | "second" | null): Who {
  const isFirst = ply % 2 === 0;
  if (side === null) return isFirst ? "player1" : "player2";
  return isFirst === (side === "first") ? "engine" : "you";
}

/** Null as long as nothing is known of the position, and where its text is none. */
export function turnOf({analysis, line, autoplay}: State): Turn | null {
  const answer = analysis.answer.value;
  if (!answer || analysis.fault.value) return null;
  const isOver = autoplay.over.value;
  const at = line.value.at;
  const isTheirs = !isOver || answer.outcome === "N";
  return {who: whoAt(isTheirs ? at : at + 1, autoplay.side.value), isOver};
}

const turns = (t: Language): Record<Who, string> => ({
  you: t.table.yourTurn,
  engine: t.table.engineTurn,
  player1: t.table.player1Turn,
  player2: t.table.player2Turn,
});
const wins = (t: Language): Record<Who, string> => ({
  you: t.table.youWon,
  engine: t.table.engineWon,
  player1: t.table.player1Won,
  player2: t.table.player2Won,
});

export const sayTurn = ({who, isOver}: Turn, t: Language) => (isOver ? wins(t) : turns(t))[who];
