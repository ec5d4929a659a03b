// What each opponent is called, and how strong it is said to be.
import {type Level, strengthOf} from "../game/opponent";
import type {Language, Sentence} from "../text";

export const levelWords = (t: Language): Record<Level, string> => ({
  beginner: t.tutor.beginner,
  casual: t.tutor.casual,
  strong: t.tutor.strong,
  perfect: t.tutor.perfect,
  coach: t.tutor.coach,
});

export const sayStrength =
  (level: Level): Sentence =>
  (t) => {
    const strength = strengthOf(level);
    if (!strength) return level === "coach" ? t.tutor.coachAbout : t.tutor.perfectAbout;
    const {errs, of, sees} = strength;
    const form = errs > 1 ? t.tutor.chance : of === 2 ? t.tutor.chanceHalf : t.tutor.chanceOnce;
    return t.sentences([t(t.tutor.graded, {chance: t(form, {errs, of}), sees}), t.tutor.gradedBlind]);
  };
