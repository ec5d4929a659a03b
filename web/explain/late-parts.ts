// What of an explanation comes when it is first shown.
import {lateWithWords} from "../ui/late";

/** What a position is under misere play in every sum. */
export const genusPart = lateWithWords({
  words: ["genus", "misere"],
  load: async () => (await import("./genus")).Genus,
});
/** The product of a sum of misere play, letter by letter. */
export const productPart = lateWithWords({
  words: ["product"],
  load: () => import("./product"),
});

/** A position of Left and Right: who wins, whoever begins, and what its components and moves are worth. */
export const partizanPart = lateWithWords({
  words: ["partizan"],
  load: () => import("./partizan"),
});

/** What the bare definition says, where both have the same moves. */
export const foundPart = lateWithWords({
  words: ["found"],
  load: () => import("./found"),
});

/** What it says of Left and Right. */
export const foundOfBothPart = lateWithWords({
  words: ["found", "partizan"],
  load: () => import("./partizan/found"),
});
