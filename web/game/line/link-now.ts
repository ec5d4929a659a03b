// Builds the link of the current state.
import type {ReadonlySignal} from "@preact/signals";
import type {Link, Mode, Theme} from "../../address/link";
import type {Players} from "../../address/players";
import type {Program} from "../../address/program-field";
import type {GameSettings} from "../../address/terms";
import type {Lang} from "../../text/languages";
import type {Outlines} from "../analysis/outlines";
import type {Puzzling} from "../puzzles/puzzle-store";
import type {GameHistory, Pinned} from "./history";
import {branchMovesOf, lineOf} from "./tree";

interface LinkSources {
  game: GameHistory;
  puzzling: Puzzling;
  outlines: Outlines;
  currentSettings(): GameSettings;
  lang: ReadonlySignal<Lang | null>;
  theme: ReadonlySignal<Theme | null>;
  /** Level of the game on the home page; null on any other page. */
  rung: ReadonlySignal<number | null>;
  mode: ReadonlySignal<Mode>;
  isPresent: ReadonlySignal<boolean>;
  program: ReadonlySignal<Program | null>;
  players: ReadonlySignal<Players | null>;
}

export function createLinkNow(sources: LinkSources) {
  const {game, puzzling, outlines, currentSettings, lang, theme, rung, mode, isPresent, program, players} = sources;
  /** Pins of the current drawings, as far as it is known which they are. */
  function currentPins(): Pinned {
    const all = game.recorded.value.pins;
    if (!all.size) return all;
    const components = outlines.of(lineOf(game.recorded.value)[0]?.address ?? "");
    return components ? new Map([...all].filter(([key]) => components.some(({id}, i) => key === `${i} ${id}`))) : all;
  }

  return (): Link => {
    const {play, at} = game.recorded.value;
    const plies = lineOf(game.recorded.value);
    const puzzle = puzzling.isOpen.value ? puzzling.current.value : null;
    const pins = currentPins();
    const address = rung.value !== null || puzzle?.isDaily ? null : (plies[0]?.address ?? "");
    return {
      address,
      rung: rung.value ?? 0,
      mode: mode.value,
      present: isPresent.value,
      ...currentSettings(),
      play,
      moves: plies.flatMap((ply) => (ply.touch ? [ply.touch] : [])),
      branches: branchMovesOf(game.recorded.value),
      at,
      lang: lang.value,
      theme: theme.value,
      puzzle: puzzle?.word ?? null,
      program: address?.includes("explored(") ? program.value : null,
      ...(pins.size ? {pins} : {}),
      ...(players.value ? {players: players.value} : {}),
    };
  };
}
