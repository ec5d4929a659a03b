// Rating of the reader by the puzzles tried, after A. Elo, The Rating of Chessplayers, Past and Present (1978): the expected
// score is 1 / (1 + 10^(d / 400)), where the puzzle is rated d higher, and a result changes the rating by K times what it
// differs from that. K is 40 for the first 30 puzzles and 20 after them; so FIDE rates.
// Everything is computed in integers, so that every browser rates alike.

export interface PlayerRating {
  rating: number;
  /** Number of puzzles that it comes from. */
  count: number;
}

export const initialRating: PlayerRating = {rating: 1200, count: 0};

/** Number of puzzles after which a rating changes more slowly. */
const provisionalCount = 30;

export const isProvisional = ({count}: PlayerRating) => count < provisionalCount;

/** Returns true if p thousandths are at most 1 / (1 + 10^(d / 400)), that is 10^d p^400 <= (1000 - p)^400. */
function isExpected(p: number, d: number): boolean {
  const [won, lost] = [BigInt(p) ** 400n, BigInt(1000 - p) ** 400n];
  const odds = 10n ** BigInt(Math.abs(d));
  return d >= 0 ? odds * won <= lost : won <= lost * odds;
}

/** Returns the expected score against a puzzle in thousandths, rounded down. */
export function expectedScore(player: number, puzzle: number): number {
  let [low, high] = [0, 999];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isExpected(middle, puzzle - player)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Returns the rating after the first try at a puzzle. */
export function ratedBy(player: PlayerRating, puzzle: number, isSolved: boolean): PlayerRating {
  const k = isProvisional(player) ? 40 : 20;
  const surplus = (isSolved ? 1000 : 0) - expectedScore(player.rating, puzzle);
  return {rating: Math.max(0, player.rating + Math.round((k * surplus) / 1000)), count: player.count + 1};
}
