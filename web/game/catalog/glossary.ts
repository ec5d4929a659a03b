// Glossary of game codes, sign by sign.
import type {Engine} from "../../engine";
import type {Gloss} from "../../engine/types";
import {type LazyCache, whenWanted} from "../lazy-cache";

export type Glossary = LazyCache<Gloss>;

/** Cache by game with its rules; null also if the rules cannot be read. */
export const createGlossary = (engine: Promise<Engine>): Glossary =>
  whenWanted(async (game) => (await engine).gloss(game));
