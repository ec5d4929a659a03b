// The engine's side of a game: a winning move where there is one, else the one that leaves most on the board.
import type {Answer, Move} from "./engine";

const weight = (move: Move) => (move.to?.match(/\d+/g) ?? []).reduce((sum, n) => sum + BigInt(n), 0n);

export function choose(answer: Answer): Move | null {
  const winning = answer.moves.listed.find((m) => m.wins);
  if (winning) return winning;
  return answer.moves.listed.reduce<Move | null>(
    (best, move) => (best === null || weight(move) > weight(best) ? move : best),
    null,
  );
}
