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
  /** True if the position stood before with the same player to move. */
  const isRepeated = computed(() => {
    const {at} = game.line.value;
    const isBefore = (i: number) => i < at && (at - i) % 2 === 0;
    const isLoopy = analysis.currentAnswer.value?.kind === "loopy";
    return isLoopy && game.linePlies.value.some(({address}, i) => isBefore(i) && address === ply.value?.address);
  });
  return readOnly({
    isRepeated,
    canOffer: computed(() => isRepeated.value && !isEngineToMove.value && !replyHere.value),
    /** True if the game ended here by agreement. */
    isAgreed: computed(() => replyHere.value?.isAgreed === true),
    isRefused: computed(() => replyHere.value?.isAgreed === false),
    offer() {
      const answer = analysis.currentAnswer.value;
      const chance = answer && chanceOf(answer);
      const canEngineWin = isAgainstEngine() && chance && opposite(chance) === "win";
      if (ply.value) reply.value = {ply: ply.value.id, isAgreed: !canEngineWin};
    },
  });
}
