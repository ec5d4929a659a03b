// What may be asked of the position at hand, or of another one, beside its analysis; null where the engine says nothing.
import type {ReadonlySignal} from "@preact/signals";
import type {Engine, Limited, MisereForm, Play, QuotientFound} from "../engine/types";
import type {Question} from "./analysis";
import {budgets} from "./budgets";

export interface Watch {
  signal: AbortSignal;
  onProgress(made: number): void;
}

export function createInquiries(engine: Promise<Engine>, question: ReadonlySignal<Question>) {
  const lookAt = async (address: string, play: Play) => (await engine).analyze(address, {play}).catch(() => null);
  /** As the engine writes what it reads; null where the text is no position. */
  const printed = async (address: string, play: Play = "normal"): Promise<string | null> =>
    (await engine).analyze(address, {play, moves: "none", budget: budgets.board}).then(
      (answer) => answer.address ?? address,
      () => null,
    );
  return {
    /** By the bare definition; of another position under the same convention. */
    async check(of?: string) {
      const {address, play} = question.value;
      return (await engine).check(of ?? address, play).catch(() => null);
    },
    /** The winner's; or the proof of the value, under normal play. */
    async plan(claim: "winner" | "value") {
      const {address, play} = question.value;
      return (await engine).strategy(address, play, undefined, claim).catch(() => null);
    },
    printed,
    /** Of a short game that is written out, or of a position in brackets. */
    short: async (text: string) => (await engine).ask("value", {text}).catch(() => null),
    /** The misere quotient of a game's heaps up to one. */
    quotient: async (game: string, to: number) =>
      (await engine).ask("quotient", {game, to}).catch(() => null) as Promise<QuotientFound | null>,
    /** The misere canonical form of a position, beside that of another if one is named. */
    form: async (address: string, other: string | null, watch: Watch) =>
      (await engine)
        .ask("form", {address, ...(other !== null && {other}), budget: budgets.usual}, watch)
        .catch(() => null) as Promise<MisereForm | Limited | null>,
    /** Whether a text is a position at all. */
    reads: async (address: string) => (await printed(address)) !== null,
    /** The boards of another position, and nothing that takes long. */
    async boards(address: string) {
      const {play} = question.value;
      return (await engine).analyze(address, {play, moves: "none", budget: budgets.board}).catch(() => null);
    },
    /** Of another position, under the same convention or under normal play. */
    look: (address: string) => lookAt(address, question.value.play),
    value: (address: string) => lookAt(address, "normal"),
  };
}
