// Names of the opponents, by level.
import type {Level} from "../address/terms";
import type {Language} from "../text";

export const levelWords = (t: Language): Record<Level, string> => ({
  beginner: t.tutor.beginner,
  casual: t.tutor.casual,
  strong: t.tutor.strong,
  perfect: t.tutor.perfect,
  coach: t.tutor.coach,
  hottest: t.tutor.hottest,
});
