// Refutation of a wrong move at a puzzle: the move and the opponent's reply are shown on the board, then taken back.
import {computed} from "@preact/signals";
import type {Touch} from "../../engine";
import type {Later} from "../../lib/later";
import type {GameHistory} from "../line/history";

interface Ply {
  touch: Touch;
  address: string;
}

interface RefutationOptions {
  game: Pick<GameHistory, "aside" | "currentAddress" | "showAside" | "endAside">;
  /** Returns true if no motion is wanted: then the reply is only said. */
  isStill(): boolean;
  later: Later;
}

/** Time before the reply, and the time for which it stays, in ms. */
export const refutationPauses = {reply: 600, takeBack: 3000};

export function createRefutation({game, isStill, later}: RefutationOptions) {
  let cancel = () => {};

  /** Goes on after a time, unless what is shown has changed meanwhile. */
  function goOn(act: () => void, delay: number) {
    const shown = game.aside.value;
    cancel();
    cancel = later(() => {
      if (game.aside.value === shown) act();
    }, delay);
  }

  function takeBack() {
    cancel();
    game.endAside();
  }

  return {
    isShown: computed(() => game.aside.value !== null),
    /**
     * Shows the wrong move at a position, unless another was made meanwhile. Returns the function that shows the reply to
     * it; null is a game that is over.
     */
    show(from: string, move: Ply): (reply: Ply | null) => void {
      if (isStill() || game.currentAddress.value !== from) return () => {};
      game.showAside(move.touch, move.address, "you");
      const shown = game.aside.value;
      return (reply) => {
        if (game.aside.value !== shown) return;
        goOn(() => {
          if (reply) game.showAside(reply.touch, reply.address, "engine");
          goOn(takeBack, refutationPauses.takeBack);
        }, refutationPauses.reply);
      };
    },
    takeBack,
    close: () => cancel(),
  };
}

export type Refutation = ReturnType<typeof createRefutation>;
