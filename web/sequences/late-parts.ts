// Late parts of the page of sequences: panels that are loaded after its table.
import {createLateView} from "../ui/late";

export const patternsPart = createLateView({
  words: ["patterns"],
  load: async () => (await import("./patterns")).Patterns,
});
export const squarePatternsPart = createLateView({
  words: ["patterns"],
  load: async () => (await import("./patterns/square-view")).SquarePatterns,
});
export const miserePart = createLateView({
  words: ["misere"],
  load: async () => (await import("./misere")).Misere,
});
export const pairsMiserePart = createLateView({
  words: ["misere"],
  load: async () => (await import("./misere/pairs")).MisereOfPairs,
});
export const submissionPart = createLateView({
  words: ["submission"],
  load: async () => (await import("./submission")).Submission,
});
