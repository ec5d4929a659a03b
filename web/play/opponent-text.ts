// Descriptions of the opponents' strength.
import type {Level} from "../address/terms";
import {strengthOf} from "../game/opponent/opponent";
import type {Sentence} from "../text";

export const sayStrength =
  (level: Level): Sentence =>
  (t) => {
    const strength = strengthOf(level);
    if (!strength) {
      const {coachAbout, hottestAbout, perfectAbout} = t.tutor;
      return level === "coach" ? coachAbout : level === "hottest" ? hottestAbout : perfectAbout;
    }
    const {errs, of, sees} = strength;
    const form = errs > 1 ? t.tutor.chance : of === 2 ? t.tutor.chanceHalf : t.tutor.chanceOnce;
    return t.sentences([t(t.tutor.graded, {chance: t(form, {errs, of}), sees}), t.tutor.gradedBlind]);
  };
