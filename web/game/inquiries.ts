// What may be asked of the position at hand, or of another one, beside its analysis; null where the engine says nothing.
import type {ReadonlySignal} from "@preact/signals";
import type {Engine, Play} from "../engine";
import type {Question} from "./analysis";
import {budgets} from "./budgets";

export function createInquiries(engine: Promise<Engine>, question: ReadonlySignal<Question>) {
  const lookAt = async (address: string, play: Play) => (await engine).analyze(address, {play}).catch(() => null);
  return {
    /** By the bare definition. */
    async check() {
      const {address, play} = question.value;
      return (await engine).check(address, play).catch(() => null);
    },
    /** The winner's. */
    async plan() {
      const {address, play} = question.value;
      return (await engine).strategy(address, play).catch(() => null);
    },
    /** Whether a text is a position at all. */
    async reads(address: string): Promise<boolean> {
      const sg = await engine;
      return sg.analyze(address, {moves: "none", budget: budgets.board}).then(
        () => true,
        () => false,
      );
    },
    /** Of another position, under the same convention or under normal play. */
    look: (address: string) => lookAt(address, question.value.play),
    value: (address: string) => lookAt(address, "normal"),
  };
}
