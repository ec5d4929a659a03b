// Coins in a circle, in runs.
import type {BoardOf, Touch} from "../../input/touch";
import {countPlaces} from "../../kit/round";
import type {BoardKind} from "../kind";

type Circle = BoardOf<"circle">;

function takenPlaces([first = "0", count = "0"]: Touch, {runs}: Circle): string[] {
  const places = countPlaces(runs);
  return Array.from({length: Number(count)}, (_, k) => String((Number(first) + k) % places));
}

export const circle = {
  shelf: "coins",
  load: async () => ({View: (await import("../late-views")).Circle}),
  firstMarks: () => [],
  moveMarks: (board, touch) => takenPlaces(touch, board).map((place) => `p${place}`),
  lastMoveMarks: (_, touch, after) => takenPlaces(touch, after),
  fitsPhone: ({runs}) => runs.reduce((sum, run) => sum + Number(run), 0) <= 16,
} satisfies BoardKind<Circle>;
