// Describes the value of a short game in plain words: every class that it belongs to and that adds information.
import type {Bounds, FirstMove, ShortValue} from "../engine/types";
import type {Language} from "../text";
import {formatGameValue, formatRange, shortValue} from "../ui/numbers";

/** True if the value's text begins with `name`, without a number before it. */
const startsWithName = (value: string | null, name: string) => value?.startsWith(`${name}(`) ?? false;

export function describeKind(answer: ShortValue, t: Language<"short">): string {
  const {value, outcome, kinds, mean, temperature, stops} = answer;
  const {is: forms} = t.short;
  const facts = {mean: formatGameValue(mean), temperature: formatGameValue(temperature)};
  const has = (kind: (typeof kinds)[number]) => kinds.includes(kind);
  if (outcome === "P") return forms.zero;
  if (has("number")) {
    const size = mean.replace("-", "");
    return t(outcome === "L" ? forms.ahead : forms.behind, {size});
  }
  const sentences: string[] = [];
  if (has("nimber")) sentences.push(t(forms.nimber, {size: value?.slice(1) || "1"}));
  else if (has("switch") && has("hot")) sentences.push(t(forms.switch, facts));
  else if (has("hot")) sentences.push(t(forms.hot, facts));
  else if (startsWithName(value, "Tiny")) sentences.push(forms.tiny);
  else if (startsWithName(value, "Miny")) sentences.push(forms.miny);
  else if (has("infinitesimal")) sentences.push(has("uptimal") ? forms.arrows : forms.infinitesimal);
  else if (stops.left === stops.right) sentences.push(t(has("uptimal") ? forms.shiftedArrows : forms.shifted, facts));
  if (has("all-small") && !has("nimber")) sentences.push(forms.allSmall);
  return t.sentences(sentences);
}

/** Known facts about a sum whose value is too large to compute. */
export function describeBounds(bounds: Bounds, t: Language<"short">): string {
  const {mean, left_stop, right_stop, temperature} = bounds;
  return t(t.short.bounds, {
    ...{mean: formatGameValue(mean), temperature: formatRange(temperature)},
    ...{left: formatRange(left_stop), right: formatRange(right_stop)},
  });
}

/** Sentences on who wins if Left begins, and if Right does. */
export function describeWinners(outcome: ShortValue["outcome"], t: Language<"short">): [string, string] {
  const {begins} = t.short;
  return [
    outcome === "L" || outcome === "N" ? begins.leftWins : begins.leftLoses,
    outcome === "R" || outcome === "N" ? begins.rightWins : begins.rightLoses,
  ];
}

/** Describes the first move of `side` in a difference, or that it loses. */
export function describeFirst(side: "left" | "right", move: FirstMove, t: Language<"short">): string {
  if (!move.wins) return t.short.firstLoses[side];
  return t(t.short.firstMove[side], {
    to: move.to === null ? t.short.long : shortValue(move.to),
    in: move.in === "b" ? t.short.secondGame : t.short.firstGame,
  });
}
