// The codes of games sign by sign.
import type {Engine} from "../engine";
import type {Gloss} from "../engine/types";
import {type WhenWanted, whenWanted} from "./when-wanted";

export type Glossing = WhenWanted<Gloss>;

/** By game with its rules; null too where the rules cannot be read. */
export const createGlossing = (engine: Promise<Engine>): Glossing =>
  whenWanted(async (game) => (await engine).gloss(game));
