// The panels of the page that come after its table.
import {lateWithWords} from "../ui/late";

export const patternsPart = lateWithWords({
  words: ["patterns"],
  load: async () => (await import("./patterns")).Patterns,
});
export const squarePatternsPart = lateWithWords({
  words: ["patterns"],
  load: async () => (await import("./patterns/square-view")).SquarePatterns,
});
export const miserePart = lateWithWords({
  words: ["misere"],
  load: async () => (await import("./misere")).Misere,
});
export const pairsMiserePart = lateWithWords({
  words: ["misere"],
  load: async () => (await import("./misere/of-pairs")).MisereOfPairs,
});
export const submissionPart = lateWithWords({
  words: ["submission"],
  load: async () => (await import("./submission")).Submission,
});
