// Requests about the current position or another one, apart from its analysis; null where the engine has no answer.
import type {ReadonlySignal} from "@preact/signals";
import type {Engine, Limited, MisereForm, Play, QuotientFound} from "../../engine/types";
import type {Watch} from "../../lib/request";
import type {PositionQuery} from "./analysis";
import {budgets} from "./budgets";

export function createInquiries(engine: Promise<Engine>, question: ReadonlySignal<PositionQuery>) {
  const analyse = async (address: string, play: Play) => (await engine).analyze(address, {play}).catch(() => null);
  /** Returns an address as the engine writes it; null if the text is no position. */
  const canonicalAddress = async (address: string, play: Play = "normal"): Promise<string | null> =>
    (await engine).analyze(address, {play, moves: "none", budget: budgets.board}).then(
      (answer) => answer.address ?? address,
      () => null,
    );
  return {
    /** Solves a position by definition; another one under the same convention. */
    async check(of?: string) {
      const {address, play} = question.value;
      return (await engine).check(of ?? address, play).catch(() => null);
    },
    /** Requests the strategy of the winner or, under normal play, the proof of the value. */
    async strategy(claim: "winner" | "value") {
      const {address, play} = question.value;
      return (await engine).strategy(address, play, undefined, claim).catch(() => null);
    },
    printed: canonicalAddress,
    /** Requests the value of a short game that is written out, or of a position in brackets. */
    short: async (text: string) => (await engine).ask("value", {text}).catch(() => null),
    /** Requests the misère quotient of a game's heaps up to `to`. */
    quotient: async (game: string, to: number) =>
      (await engine).ask("quotient", {game, to}).catch(() => null) as Promise<QuotientFound | null>,
    /** Requests the misère canonical form of a position, with that of another one if it is named. */
    form: async (address: string, other: string | null, watch: Watch) =>
      (await engine)
        .ask("form", {address, ...(other !== null && {other}), budget: budgets.usual}, watch)
        .catch(() => null) as Promise<MisereForm | Limited | null>,
    /** Returns true if a text is a position. */
    isPosition: async (address: string) => (await canonicalAddress(address)) !== null,
    /** Requests the boards of another position, and nothing that takes long. */
    async boards(address: string) {
      const {play} = question.value;
      return (await engine).analyze(address, {play, moves: "none", budget: budgets.board}).catch(() => null);
    },
    /** Analyses another position: `look` under the same convention, `value` under normal play. */
    analyse: (address: string) => analyse(address, question.value.play),
    value: (address: string) => analyse(address, "normal"),
  };
}
