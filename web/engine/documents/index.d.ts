// Types of all documents that the engine writes. Integers that can pass 2^53 are decimal text; unknown is null, never
// 0.
export type * from "./answers.js";
export type * from "./boards.js";
export type * from "./catalog.js";
export type * from "./certificates.js";
export type * from "./definition.js";
export type * from "./families.js";
export type * from "./misere.js";
export type * from "./moves.js";
export type * from "./nimbers.js";
export type * from "./phrases.js";
export type * from "./quotients.js";
export type * from "./sequences.js";
export type * from "./short-games.js";
export type * from "./terms.js";
export type * from "./told.js";
export type * from "./verbs.js";
