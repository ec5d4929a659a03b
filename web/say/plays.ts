// The conventions of play by name.
import type {Play} from "../engine/types";
import {ui, type Words} from "../text";

export const playWords: Record<Play, Words> = {
  normal: ui.playNormal,
  misere: ui.playMisere,
  sj: ui.playSj,
  every: ui.playEvery,
};
