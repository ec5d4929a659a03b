// Mode of the page: play, usually against the engine, or analysis of a position.
import {signal} from "@preact/signals";
import type {Mode} from "../../address/link";
import type {Autoplay, Side} from "../opponent/autoplay";
import {readOnly} from "../read-only";

export function createMode(initialMode: Mode, autoplay: () => Autoplay) {
  const mode = signal<Mode>(initialMode);
  /** The engine's side in play mode, kept while the page is in the other mode. */
  let engineSide: Side | null = "second";
  return readOnly({
    mode,
    setMode(to: Mode) {
      const {side: currentSide, setSide} = autoplay();
      if (to === "play") setSide(currentSide.value ?? engineSide);
      else if (mode.value === "play") {
        engineSide = currentSide.value;
        setSide(null);
      }
      mode.value = to;
    },
  });
}
