// What addresses are made of, and games alone, whatever is wrong with them: the engine takes them apart.
import type {Answer, Engine} from "../engine";
import type {ComponentText, Outline} from "../engine/types";
import {type WhenWanted, whenWanted} from "./when-wanted";

export type Components = Outline["components"];
export type Outlines = WhenWanted<Components>;

export const createOutlines = (engine: Promise<Engine>): Outlines =>
  whenWanted(async (address) => (await (await engine).ask("outline", {address})).components);

/** Of a position that was answered. */
export const componentsOf = (answer: Answer): readonly ComponentText[] => answer.components ?? [answer];
