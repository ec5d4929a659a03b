// Panels that load when they are first shown, with their texts and styles.
import {createLateView} from "../ui/late";
import {hasSite} from "../ui/site";

/** Puzzle beside a board, and random positions. */
export const puzzlePart = createLateView({words: ["puzzles", "plain"], load: () => import("./puzzle-side")});
/** Texts about the current games. */
export const gamesPart = createLateView({words: [], load: () => import("./games-side")});
/** Program that defines the current game; null in a page without a site. */
export const programPart = createLateView({
  words: ["programs"],
  load: async () => (hasSite ? await import("./program-side") : null),
});
/** Offers of the site below the game of the first page. */
export const offersPart = createLateView({words: ["offers"], load: () => import("./home-offers")});
/** What to try after a game. */
export const onwardPart = createLateView({words: ["onward", "puzzles"], load: () => import("./onward")});
/** Pasted test cases. */
export const casesPart = createLateView({words: ["cases"], load: () => import("./cases-side")});
