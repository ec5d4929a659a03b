// The terms of a link, agreed to and told again.
import type {ReadonlySignal} from "@preact/signals";
import type {Link, Mode} from "../address/link";
import {type Terms, usualLevel} from "../address/terms";
import type {Autoplay} from "./autoplay";
import type {HandState} from "./hand";
import type {Teaching} from "./teaching";

interface Agreed {
  autoplay: Autoplay;
  hand: HandState;
  teaching: Teaching;
  mode: ReadonlySignal<Mode>;
  /** Null on any page but the first. */
  rung: ReadonlySignal<number | null>;
}

export function createAgreement({autoplay, hand, teaching, mode, rung}: Agreed) {
  return {
    agree({mode, opponent, first, hints, predict}: Pick<Link, "mode" | keyof Terms>) {
      if (opponent && opponent !== "none") autoplay.setStyle({...autoplay.style.value, level: opponent});
      const engineSide = first === "opponent" ? "first" : "second";
      if (opponent || mode === "play") autoplay.setSide(opponent === "none" ? null : engineSide);
      if (hints) hand.setHints(hints === "shown");
      if (predict !== null) teaching.setPredict(predict);
    },
    termsNow(): Terms {
      const [side, level] = [autoplay.side.value, autoplay.style.value.level];
      const isUsual = mode.value === "play" && (rung.value !== null || level === usualLevel);
      const nobody = mode.value === "play" ? "none" : null;
      return {
        opponent: side === null ? nobody : isUsual ? null : level,
        first: side === "first" ? "opponent" : "reader",
        hints: hand.hints.value ? null : "hidden",
        predict: teaching.predict.value || null,
      };
    },
  };
}
