// Applies the settings of a link to the game and reads them back for the next link.
import type {ReadonlySignal} from "@preact/signals";
import type {Link, Mode} from "../../address/link";
import {type GameSettings, usualLevel} from "../../address/terms";
import type {Autoplay} from "../opponent/autoplay";
import type {Interaction} from "../selection/interaction";
import type {Teaching} from "./teaching";

interface SettingsOwners {
  autoplay: Autoplay;
  interaction: Interaction;
  teaching: Teaching;
  mode: ReadonlySignal<Mode>;
  /** Level of the game on the home page; null on any other page. */
  rung: ReadonlySignal<number | null>;
}

export function createGameSettings({autoplay, interaction, teaching, mode, rung}: SettingsOwners) {
  return {
    applySettings({mode, opponent, first, hints, predict}: Pick<Link, "mode" | keyof GameSettings>) {
      if (opponent && opponent !== "none") autoplay.setStyle({...autoplay.style.value, level: opponent});
      const engineSide = first === "opponent" ? "first" : "second";
      if (opponent || mode === "play") autoplay.setSide(opponent === "none" ? null : engineSide);
      if (hints) interaction.setHints(hints === "shown");
      if (predict !== null) teaching.setPredict(predict);
    },
    currentSettings(): GameSettings {
      const [side, level] = [autoplay.side.value, autoplay.style.value.level];
      const isUsualLevel = mode.value === "play" && (rung.value !== null || level === usualLevel);
      const noOpponent = mode.value === "play" ? "none" : null;
      return {
        opponent: side === null ? noOpponent : isUsualLevel ? null : level,
        first: side === "first" ? "opponent" : "reader",
        hints: interaction.hints.value ? null : "hidden",
        predict: teaching.predict.value || null,
      };
    },
  };
}
