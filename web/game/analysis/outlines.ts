// Components of addresses, and of games alone, whatever is wrong with them: the engine takes them apart.
import {effect, type ReadonlySignal, signal} from "@preact/signals";
import type {Answer, Engine} from "../../engine";
import type {ComponentText, Outline} from "../../engine/types";
import {type LazyCache, whenWanted} from "../lazy-cache";
import {readOnly} from "../read-only";
import type {Analysis, PositionQuery} from "./analysis";

export type AddressComponents = Outline["components"];
export type Outlines = LazyCache<AddressComponents>;

export const createOutlines = (engine: Promise<Engine>): Outlines =>
  whenWanted(async (address) => (await (await engine).ask("outline", {address})).components);

/** Returns the components of an answered position. */
export const componentsOf = (answer: Answer): readonly ComponentText[] => answer.components ?? [answer];

/** Returns the ids of their games, as far as they are known. */
export const idsOf = (components: readonly ComponentText[]): string[] => components.flatMap(({id}) => id ?? []);

/**
 * Creates the components of the current position, faulty or not; until they are known, those of the previous one stay.
 */
export function createComponents(question: ReadonlySignal<PositionQuery>, analysis: Analysis, outlines: Outlines) {
  const components = signal<readonly ComponentText[]>([]);
  const close = effect(() => {
    const {address} = question.value;
    const isAnswered = analysis.resultFor.value?.address === address;
    if (!isAnswered && !analysis.fault.value) return;
    const answer = isAnswered ? analysis.answer.value : null;
    const answeredComponents = answer && componentsOf(answer);
    // The typed text may have another name for the game.
    const nextComponents =
      answer?.address === address ? answeredComponents : (outlines.of(address) ?? answeredComponents);
    if (nextComponents) components.value = nextComponents;
  });
  return readOnly({components, close});
}
