// Names of the conventions of play.
import type {Play} from "../engine/types";
import type {Language} from "../text";

export const playWords = (t: Language): Record<Play, string> => ({
  normal: t.ui.playNormal,
  misere: t.ui.playMisere,
  sj: t.ui.playSj,
  every: t.ui.playEvery,
});
