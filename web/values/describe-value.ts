// Describes the value of a short game in plain words: every class that it belongs to and that adds something.
import type {Bounds, FirstMove, ShortValue} from "../engine/types";
import type {Language} from "../text";
import {briefly, setOut, within} from "../ui/numbers";

/** Texts without a number before them. */
const named = (value: string | null, name: string) => value?.startsWith(`${name}(`) ?? false;

export function describeKind(answer: ShortValue, t: Language<"short">): string {
  const {value, outcome, kinds, mean, temperature, stops} = answer;
  const {is} = t.short;
  const facts = {mean: setOut(mean), temperature: setOut(temperature)};
  const has = (kind: (typeof kinds)[number]) => kinds.includes(kind);
  if (outcome === "P") return is.zero;
  if (has("number")) {
    const size = mean.replace("-", "");
    return t(outcome === "L" ? is.ahead : is.behind, {size});
  }
  const told: string[] = [];
  if (has("nimber")) told.push(t(is.nimber, {size: value?.slice(1) || "1"}));
  else if (has("switch") && has("hot")) told.push(t(is.switch, facts));
  else if (has("hot")) told.push(t(is.hot, facts));
  else if (named(value, "Tiny")) told.push(is.tiny);
  else if (named(value, "Miny")) told.push(is.miny);
  else if (has("infinitesimal")) told.push(has("uptimal") ? is.arrows : is.infinitesimal);
  else if (stops.left === stops.right) told.push(t(has("uptimal") ? is.shiftedArrows : is.shifted, facts));
  if (has("all-small") && !has("nimber")) told.push(is.allSmall);
  return t.sentences(told);
}

/** What is certain of a sum whose value is too large. */
export function describeBounds(bounds: Bounds, t: Language<"short">): string {
  const {mean, left_stop, right_stop, temperature} = bounds;
  return t(t.short.bounds, {
    ...{mean: setOut(mean), temperature: within(temperature)},
    ...{left: within(left_stop), right: within(right_stop)},
  });
}

/** Who wins if Left begins, and if Right does. */
export function describeWinners(outcome: ShortValue["outcome"], t: Language<"short">): [string, string] {
  const {begins} = t.short;
  return [
    outcome === "L" || outcome === "N" ? begins.leftWins : begins.leftLoses,
    outcome === "R" || outcome === "N" ? begins.rightWins : begins.rightLoses,
  ];
}

/** What becomes of a difference if `side` begins. */
export function describeFirst(side: "left" | "right", move: FirstMove, t: Language<"short">): string {
  if (!move.wins) return t.short.firstLoses[side];
  return t(t.short.firstMove[side], {
    to: move.to === null ? t.short.long : briefly(move.to),
    in: move.in === "b" ? t.short.secondGame : t.short.firstGame,
  });
}
