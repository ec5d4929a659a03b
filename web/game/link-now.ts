// The state at hand as a link.
import type {ReadonlySignal} from "@preact/signals";
import type {Link, Mode, Theme} from "../address/link";
import type {Program} from "../address/program-field";
import type {Terms} from "../address/terms";
import type {Lang} from "../text/languages";
import type {GameHistory, Pinned} from "./history";
import type {Outlines} from "./outlines";
import type {Puzzling} from "./puzzling";
import {toldOf} from "./tree";

interface LinkSources {
  game: GameHistory;
  puzzling: Puzzling;
  outlines: Outlines;
  currentSettings(): Terms;
  lang: ReadonlySignal<Lang | null>;
  theme: ReadonlySignal<Theme | null>;
  /** Null on any page but the first. */
  rung: ReadonlySignal<number | null>;
  mode: ReadonlySignal<Mode>;
  isPresent: ReadonlySignal<boolean>;
  program: ReadonlySignal<Program | null>;
}

export function createLinkNow(sources: LinkSources) {
  const {game, puzzling, outlines, currentSettings, lang, theme, rung, mode, isPresent, program} = sources;
  /** Of the drawings at hand, as far as it is known which they are. */
  function pinsNow(): Pinned {
    const all = game.line.value.pins;
    if (!all.size) return all;
    const here = outlines.of(game.made.value[0]?.address ?? "");
    return here ? new Map([...all].filter(([key]) => here.some(({id}, i) => key === `${i} ${id}`))) : all;
  }

  return (): Link => {
    const {play, at} = game.line.value;
    const plies = game.made.value;
    const puzzle = puzzling.open.value ? puzzling.here.value : null;
    const pins = pinsNow();
    const address = rung.value !== null || puzzle?.daily ? null : (plies[0]?.address ?? "");
    return {
      address,
      rung: rung.value ?? 0,
      mode: mode.value,
      present: isPresent.value,
      ...currentSettings(),
      play,
      moves: plies.flatMap((p) => (p.touch ? [p.touch] : [])),
      branches: toldOf(game.line.value),
      at,
      lang: lang.value,
      theme: theme.value,
      puzzle: puzzle?.word ?? null,
      program: address?.includes("explored(") ? program.value : null,
      ...(pins.size ? {pins} : {}),
    };
  };
}
