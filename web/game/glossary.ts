// Glossary of game codes, sign by sign.
import type {Engine} from "../engine";
import type {Gloss} from "../engine/types";
import {type WhenWanted, whenWanted} from "./when-wanted";

export type Glossary = WhenWanted<Gloss>;

/** By game with its rules; null too where the rules cannot be read. */
export const createGlossary = (engine: Promise<Engine>): Glossary =>
  whenWanted(async (game) => (await engine).gloss(game));
