// Parts of the explanation that are loaded when they are first shown.
import {createLateView} from "../ui/late";

/** Genus and canonical form of a position under misere play. */
export const genusPart = createLateView({
  words: ["genus", "misere"],
  load: async () => (await import("./genus")).Genus,
});
/** Product of the letters of a sum under misere play. */
export const productPart = createLateView({
  words: ["product"],
  load: () => import("./product"),
});

/** Partizan positions: who wins, whoever begins, and the values of components and moves. */
export const partizanPart = createLateView({
  words: ["partizan"],
  load: () => import("./partizan"),
});

/** Result of the bare definition for an impartial position. */
export const definitionPart = createLateView({
  words: ["definition"],
  load: () => import("./definition"),
});

/** Result of the bare definition for a partizan position. */
export const partizanDefinitionPart = createLateView({
  words: ["definition", "partizan"],
  load: () => import("./partizan/definition"),
});
