// The signs of a code in words: what a digit lets stay of a heap, which coins an element lets be turned.
import type {Fact, Gloss, Sign} from "../engine/types";
import type {Words} from "../text";
import {numeral, codes as words} from "../text/codes";
import type {Tongue} from "../ui/tongue";

const text = (fact: Fact | undefined) => (typeof fact === "string" ? fact : "");

/** "one to three heaps"; `most` is null where there is no end. */
function amount(t: Tongue, {one, exact, two, some, from, any}: Forms, least: number, most: number | null): string {
  const say = (form: Words, isAlone: boolean) =>
    t(form, {least: t(numeral(least, isAlone)), most: t(numeral(most ?? least, isAlone))}).trim();
  if (most === null) return least <= 1 ? say(any, false) : say(from, true);
  if (least === most) return say(least === 1 ? one : exact, true);
  return most === least + 1 ? say(two, true) : say(some, false);
}

interface Forms {
  one: Words;
  exact: Words;
  two: Words;
  some: Words;
  from: Words;
  any: Words;
}
const heaps: Forms = words.ofHeaps;
const coins: Forms = words.ofCoins;
const bound = (n: string | undefined) => (n ? Number(n) : null);

interface Stay {
  least: number;
  most: number | null;
  mark: string;
}

function stayed(t: Tongue, {least, most, mark}: Stay): string {
  if (most === 0) return t(words.none);
  const said = amount(t, heaps, least, most);
  if (mark === "any") return said;
  if (least === 2 && most === 2) return t(mark === "equal" ? words.twoEqual : words.twoUnequal);
  return t(mark === "equal" ? words.equal : mark === "unequal" ? words.unequal : words.notAllEqual, {heaps: said});
}

const fewest = 3;

/** Three neighbouring numbers of heaps or more, under one mark, are a range. */
function ranges(stays: Stay[]): Stay[] {
  const runs: Stay[][] = [];
  for (const stay of stays) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (last?.mark === stay.mark && last.most !== 0 && last.most === stay.least - 1) run?.push(stay);
    else runs.push([stay]);
  }
  return runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    return first && last && run.length >= fewest ? [{...first, most: last.most}] : run;
  });
}

/** Parts that have a comma of their own are parted by semicolons. */
function either(t: Tongue, parts: string[]): string {
  const isLong = parts.some((part) => /[,，]/.test(part));
  // A space stands between Chinese and figures.
  if (t.lang === "zh") return parts.join(isLong ? "；或" : "，或").replace(/或(?=\d)/g, "或 ");
  if (isLong) return parts.join("; or ");
  return [parts.slice(0, -1).join(", "), parts.at(-1)].filter(Boolean).join(" or ");
}

function stay(t: Tongue, fact: Fact | undefined): string {
  const rows = Array.isArray(fact) ? fact.filter((row) => typeof row === "object") : [];
  if (rows.length === 0) return t(words.forbidden);
  const stays = rows.map(({least, most, mark = "any"}) => ({least: Number(least), most: bound(most), mark}));
  return either(
    t,
    ranges(stays).map((one) => stayed(t, one)),
  );
}

function taken(t: Tongue, {from, until, every}: Sign["facts"]): string {
  const [first, last, step] = [Number(text(from)), Number(text(until)), Number(text(every))];
  if (step === 1) return t(words.takeFrom, {from: first});
  if (step > 1) return t(words.takeEvery, {from: first, second: first + step, third: first + 2 * step});
  const facts = {from: Math.abs(first), until: Math.abs(last)};
  if (first < 0) return first === last ? t(first === -1 ? words.addOne : words.add, facts) : t(words.addSome, facts);
  if (first === last) return first === 0 ? t(words.takeNone) : t(words.take, facts);
  return t(last === first + 1 ? words.takeTwo : words.takeSome, facts);
}

const shapes: Record<string, Words> = {run: words.run, equal: words.gaps, mirror: words.mirror};

function turned(t: Tongue, facts: Sign["facts"]): string {
  const {least, most, shape, first, window} = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, text(fact)]),
  );
  const arranged = shapes[shape ?? ""];
  return [
    amount(t, coins, Number(least), bound(most)),
    arranged && most !== "1" && t(arranged),
    first && t(words.first),
    window && t(words.window, {window}),
  ]
    .filter(Boolean)
    .join(t.lang === "zh" ? "，" : ", ");
}

export interface GlossText {
  title: string;
  heads: string[];
  /** The sign, then what it means. */
  rows: string[][];
  note: string;
}

/** Null where the rules are no code. */
export function glossText(t: Tongue, {rules, gloss}: Gloss): GlossText | null {
  const kind = gloss[0]?.kind;
  if (kind === "digit")
    return {
      title: t(words.digits, {code: rules}),
      heads: [words.digit, words.taken, words.stay].map((head) => t(head)),
      rows: gloss.map(({facts}) => [text(facts.digit), taken(t, facts), stay(t, facts.stay)]),
      note: gloss.some(({facts}) => facts.every !== "") ? "" : t(words.digitsOnly),
    };
  if (kind !== "coins") return null;
  return {
    title: t(words.elements, {code: gloss.map(({facts}) => text(facts.element)).join(",")}),
    heads: [words.element, words.turned].map((head) => t(head)),
    rows: gloss.map(({facts}) => [text(facts.element), turned(t, facts)]),
    note: t(gloss.length > 1 ? words.elementsAll : words.elementOnly),
  };
}
