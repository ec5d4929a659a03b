// Games of the home page: the first one, then five levels, each with one more idea.
import type {Link} from "../../address/link";

const firstGame = "nim:3,5,7";

/** The player who begins can win each of them. */
export const onboardingGames = [
  firstGame,
  // Two heaps: make them equal, then copy.
  "nim:5,3",
  // Pairs cancel: take the heap that has no other like it.
  "nim:2,5,3,2,3",
  // Every heap is made of fours, twos and ones, and alike blocks cancel.
  firstGame,
  // A row whose middle can be knocked out: what is left is a pair.
  "kayles:7",
  // A stalk is a heap, and a tree is worth a stalk.
  "hackenbush:0-1 1-2 2-3 3-4 0-5 5-6 5-7",
] as const;

/** Game for those who know how to win the others; the player who begins can win it. */
export const harderGame = "nim:9,14,20";

export const lastRung = onboardingGames.length - 1;

/** Returns the address at which the game of a link starts. */
export const startAddress = ({address, rung}: Pick<Link, "address" | "rung">) =>
  address ?? onboardingGames[rung] ?? firstGame;
