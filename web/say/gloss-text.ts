// The signs of a code in words: what a digit lets stay of a heap, which coins an element lets be turned.
import type {Fact, Gloss, Sign} from "../engine/types";
import type {Form, Language} from "../text";

const text = (fact: Fact | undefined) => (typeof fact === "string" ? fact : "");

/** "one to three heaps"; `most` is null where there is no end. */
function amount(
  t: Language<"codes">,
  {exact, two, some, from, any}: Amounts,
  least: number,
  most: number | null,
): string {
  const say = (form: Form, isAlone: boolean) =>
    t(form, {count: least, least: t.numeral(least, isAlone), most: t.numeral(most ?? least, isAlone)}).trim();
  if (most === null) return least <= 1 ? say(any, false) : say(from, true);
  if (least === most) return say(exact, true);
  return most === least + 1 ? say(two, true) : say(some, false);
}

type Amounts = Language<"codes">["codes"]["ofHeaps"];
const bound = (n: string | undefined) => (n ? Number(n) : null);

interface Stay {
  least: number;
  most: number | null;
  mark: string;
}

function stayed(t: Language<"codes">, {least, most, mark}: Stay): string {
  if (most === 0) return t.codes.none;
  const said = amount(t, t.codes.ofHeaps, least, most);
  if (mark === "any") return said;
  if (least === 2 && most === 2) return mark === "equal" ? t.codes.twoEqual : t.codes.twoUnequal;
  return t(mark === "equal" ? t.codes.equal : mark === "unequal" ? t.codes.unequal : t.codes.notAllEqual, {
    heaps: said,
  });
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

function stay(t: Language<"codes">, fact: Fact | undefined): string {
  const rows = Array.isArray(fact) ? fact.filter((row) => typeof row === "object") : [];
  if (rows.length === 0) return t.codes.forbidden;
  const stays = rows.map(({least, most, mark = "any"}) => ({least: Number(least), most: bound(most), mark}));
  return t.either(ranges(stays).map((one) => stayed(t, one)));
}

function taken(t: Language<"codes">, {from, until, every}: Sign["facts"]): string {
  const [first, last, step] = [Number(text(from)), Number(text(until)), Number(text(every))];
  if (step === 1) return t(t.codes.takeFrom, {from: first});
  if (step > 1) return t(t.codes.takeEvery, {from: first, second: first + step, third: first + 2 * step});
  const facts = {from: Math.abs(first), until: Math.abs(last)};
  if (first < 0) return first === last ? t(t.codes.add, {...facts, count: facts.from}) : t(t.codes.addSome, facts);
  if (first === last) return first === 0 ? t.codes.takeNone : t(t.codes.take, facts);
  return t(last === first + 1 ? t.codes.takeTwo : t.codes.takeSome, facts);
}

const shapes = (t: Language<"codes">): Record<string, string> => ({
  run: t.codes.run,
  equal: t.codes.gaps,
  mirror: t.codes.mirror,
});

function turned(t: Language<"codes">, facts: Sign["facts"]): string {
  const {least, most, shape, first, window} = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, text(fact)]),
  );
  const arranged = shapes(t)[shape ?? ""];
  return t.phrases([
    amount(t, t.codes.ofCoins, Number(least), bound(most)),
    ...(arranged && most !== "1" ? [arranged] : []),
    ...(first ? [t.codes.first] : []),
    ...(window ? [t(t.codes.window, {window})] : []),
  ]);
}

export interface GlossText {
  title: string;
  heads: string[];
  /** The sign, then what it means. */
  rows: string[][];
  note: string;
}

/** Null where the rules are no code. */
export function glossText(t: Language<"codes">, {rules, gloss}: Gloss): GlossText | null {
  const kind = gloss[0]?.kind;
  if (kind === "digit")
    return {
      title: t(t.codes.digits, {code: rules}),
      heads: [t.codes.digit, t.codes.taken, t.codes.stay],
      rows: gloss.map(({facts}) => [text(facts.digit), taken(t, facts), stay(t, facts.stay)]),
      note: gloss.some(({facts}) => facts.every !== "") ? "" : t.codes.digitsOnly,
    };
  if (kind !== "coins") return null;
  return {
    title: t(t.codes.elements, {code: gloss.map(({facts}) => text(facts.element)).join(",")}),
    heads: [t.codes.element, t.codes.turned],
    rows: gloss.map(({facts}) => [text(facts.element), turned(t, facts)]),
    note: gloss.length > 1 ? t.codes.elementsAll : t.codes.elementOnly,
  };
}
