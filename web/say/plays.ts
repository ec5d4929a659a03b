// Words of the conventions of play.
import type {Play} from "../engine/types";
import type {Language} from "../text";

interface PlayWords {
  name: string;
  /** Who wins, as part of a rule. */
  aim: string;
  /** Ending of a position's name; null under normal play. */
  ending: string | null;
}

export const playWords = (t: Language): Record<Play, PlayWords> => ({
  normal: {name: t.ui.playNormal, aim: t.table.winsNormal, ending: null},
  misere: {name: t.ui.playMisere, aim: t.table.winsMisere, ending: t.ui.inMisere},
  sj: {name: t.ui.playSj, aim: t.table.winsSj, ending: t.ui.inSj},
  every: {name: t.ui.playEvery, aim: t.table.winsEvery, ending: t.ui.inEvery},
  selective: {name: t.ui.playSelective, aim: t.table.winsSelective, ending: t.ui.inSelective},
  conjunctive: {name: t.ui.playConjunctive, aim: t.table.winsConjunctive, ending: t.ui.inConjunctive},
  "keep-one": {name: t.ui.playKeepOne, aim: t.table.winsKeepOne, ending: t.ui.inKeepOne},
});
