// The panels of a page that come when they are first shown, with their words and their looks.
import {lateWithWords} from "../ui/late";
import {hasSite} from "../ui/site";

/** The puzzle beside a board, and positions drawn by lot. */
export const puzzlePart = lateWithWords({words: ["puzzles"], load: () => import("./puzzle-side")});
/** What is told of the games at hand. */
export const gamesPart = lateWithWords({words: [], load: () => import("./games-side")});
/** The program that says the game at hand. */
export const programPart = lateWithWords({
  words: ["programs"],
  load: async () => (hasSite ? await import("./program-side") : null),
});
/** Test cases that were pasted. */
export const casesPart = lateWithWords({words: ["cases"], load: () => import("./cases-side")});
