// Mode of the page: at the table, usually against the engine, or the analysis of a position.
import {signal} from "@preact/signals";
import type {Mode} from "../address/link";
import type {Autoplay, Side} from "./autoplay";
import {readOnly} from "./read-only";

export function createMode(first: Mode, autoplay: () => Autoplay) {
  const mode = signal<Mode>(first);
  /** The engine's side at the table, which the other mode does without. */
  let side: Side | null = "second";
  return readOnly({
    mode,
    setMode(to: Mode) {
      const {side: now, setSide} = autoplay();
      if (to === "play") setSide(now.value ?? side);
      else if (mode.value === "play") {
        side = now.value;
        setSide(null);
      }
      mode.value = to;
    },
  });
}
