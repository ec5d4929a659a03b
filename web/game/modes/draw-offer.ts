// Draw by agreement, offered once a position comes back. The engine agrees unless it can force a win.
import {computed, type ReadonlySignal, signal} from "@preact/signals";
import type {Analysis} from "../analysis/analysis";
import type {GameHistory} from "../line/history";
import {readOnly} from "../read-only";
import {chanceOf, opposite} from "./tutor";

interface DrawOfferOptions {
  game: GameHistory;
  analysis: Analysis;
  /** True if the engine plays one side. */
  isAgainstEngine(): boolean;
  /** True while it is the engine's turn, when nothing is offered. */
  isEngineToMove: ReadonlySignal<boolean>;
}

export function createDrawOffer({game, analysis, isAgainstEngine, isEngineToMove}: DrawOfferOptions) {
  /** Last answer to an offer, at the ply with this id. */
  const reply = signal<{ply: number; isAgreed: boolean} | null>(null);
  const ply = computed(() => game.linePlies.value[game.line.value.at]);
  const replyHere = computed(() => (reply.value && reply.value.ply === ply.value?.id ? reply.value : null));
  return readOnly({
    /** True if the position stood before with the same player to move, and a draw can be offered. */
    canOffer: computed(() => {
      const {at} = game.line.value;
      const isLoopy = analysis.currentAnswer.value?.kind === "loopy" && !isEngineToMove.value && !replyHere.value;
      const isBefore = (i: number) => i < at && (at - i) % 2 === 0;
      return isLoopy && game.linePlies.value.some(({address}, i) => isBefore(i) && address === ply.value?.address);
    }),
    /** True if the game ended here by agreement. */
    isAgreed: computed(() => replyHere.value?.isAgreed === true),
    isRefused: computed(() => replyHere.value?.isAgreed === false),
    offer() {
      const answer = analysis.currentAnswer.value;
      const chance = answer && chanceOf(answer);
      if (!chance || !ply.value) return;
      reply.value = {ply: ply.value.id, isAgreed: !isAgainstEngine() || opposite(chance) !== "win"};
    },
  });
}
