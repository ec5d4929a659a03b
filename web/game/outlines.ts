// What addresses are made of, and games alone, whatever is wrong with them: the engine takes them apart.
import {effect, type ReadonlySignal, signal} from "@preact/signals";
import type {Answer, Engine} from "../engine";
import type {ComponentText, Outline} from "../engine/types";
import type {Analysis, Question} from "./analysis";
import {readOnly} from "./read-only";
import {type WhenWanted, whenWanted} from "./when-wanted";

export type Components = Outline["components"];
export type Outlines = WhenWanted<Components>;

export const createOutlines = (engine: Promise<Engine>): Outlines =>
  whenWanted(async (address) => (await (await engine).ask("outline", {address})).components);

/** Of a position that was answered. */
export const componentsOf = (answer: Answer): readonly ComponentText[] => answer.components ?? [answer];

/** Their games, by the ids of those that are known. */
export const idsOf = (components: readonly ComponentText[]): string[] => components.flatMap(({id}) => id ?? []);

/** Those of the position at hand, faulty or not; as long as they are not known, of the one before. */
export function createComponents(question: ReadonlySignal<Question>, analysis: Analysis, outlines: Outlines) {
  const components = signal<readonly ComponentText[]>([]);
  const close = effect(() => {
    const {address} = question.value;
    const isAnswered = analysis.answered.value?.address === address;
    if (!isAnswered && !analysis.fault.value) return;
    const answer = isAnswered ? analysis.answer.value : null;
    const answered = answer && componentsOf(answer);
    // What was typed may have another name for the game.
    const found = answer?.address === address ? answered : (outlines.of(address) ?? answered);
    if (found) components.value = found;
  });
  return readOnly({components, close});
}
