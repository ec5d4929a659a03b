// The panels of a page that come when they are first shown, with their words and their looks.
import {createLate} from "../ui/late";

/** The puzzle beside a board, and positions drawn by lot. */
export const puzzlePart = createLate({words: ["puzzles"], load: () => import("./puzzle-side")});
/** What is told of the games at hand. */
export const gamesPart = createLate({words: ["codes"], load: () => import("./games-side")});
/** Test cases that were pasted. */
export const casesPart = createLate({words: [], load: () => import("./cases-side")});
