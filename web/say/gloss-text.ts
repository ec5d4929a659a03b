// Explains the signs of a code in words: the heaps that a digit lets remain, the coins that an element lets turn.
import type {Fact, Gloss, Sign} from "../engine/types";
import type {Form, Language} from "../text";

const text = (fact: Fact | undefined) => (typeof fact === "string" ? fact : "");

/** Describes an amount, such as "one to three heaps"; `most` is null if there is no upper bound. */
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

interface Remainder {
  least: number;
  most: number | null;
  mark: string;
}

function describeRemainder(t: Language<"codes">, {least, most, mark}: Remainder): string {
  if (most === 0) return t.codes.none;
  const heaps = amount(t, t.codes.ofHeaps, least, most);
  if (mark === "any") return heaps;
  if (least === 2 && most === 2) return mark === "equal" ? t.codes.twoEqual : t.codes.twoUnequal;
  return t(mark === "equal" ? t.codes.equal : mark === "unequal" ? t.codes.unequal : t.codes.notAllEqual, {
    heaps,
  });
}

const minRangeLength = 3;

/** Merges three or more consecutive numbers of heaps with the same mark into a range. */
function ranges(remainders: Remainder[]): Remainder[] {
  const runs: Remainder[][] = [];
  for (const remainder of remainders) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (last?.mark === remainder.mark && last.most !== 0 && last.most === remainder.least - 1) run?.push(remainder);
    else runs.push([remainder]);
  }
  return runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    return first && last && run.length >= minRangeLength ? [{...first, most: last.most}] : run;
  });
}

function describeRemainders(t: Language<"codes">, fact: Fact | undefined): string {
  const rows = Array.isArray(fact) ? fact.filter((row) => typeof row === "object") : [];
  if (rows.length === 0) return t.codes.forbidden;
  const remainders = rows.map(({least, most, mark = "any"}) => ({least: Number(least), most: bound(most), mark}));
  return t.either(ranges(remainders).map((each) => describeRemainder(t, each)));
}

function describeTaken(t: Language<"codes">, {from, until, every}: Sign["facts"]): string {
  const [first, last, step] = [Number(text(from)), Number(text(until)), Number(text(every))];
  if (step === 1) return t(t.codes.takeFrom, {from: first});
  if (step > 1) return t(t.codes.takeEvery, {from: first, second: first + step, third: first + 2 * step});
  const facts = {from: Math.abs(first), until: Math.abs(last)};
  if (first < 0) return first === last ? t(t.codes.add, {...facts, count: facts.from}) : t(t.codes.addSome, facts);
  if (first === last) return first === 0 ? t.codes.takeNone : t(t.codes.take, facts);
  return t(last === first + 1 ? t.codes.takeTwo : t.codes.takeSome, facts);
}

const shapeWords = (t: Language<"codes">): Record<string, string> => ({
  run: t.codes.run,
  equal: t.codes.gaps,
  mirror: t.codes.mirror,
});

function describeTurned(t: Language<"codes">, facts: Sign["facts"]): string {
  const {least, most, shape, first, window} = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, text(fact)]),
  );
  const shapeWord = shapeWords(t)[shape ?? ""];
  return t.phrases([
    amount(t, t.codes.ofCoins, Number(least), bound(most)),
    ...(shapeWord && most !== "1" ? [shapeWord] : []),
    ...(first ? [t.codes.first] : []),
    ...(window ? [t(t.codes.window, {window})] : []),
  ]);
}

export interface GlossText {
  title: string;
  heads: string[];
  /** The sign, followed by its meanings. */
  rows: string[][];
  note: string;
}

/** Returns null if the rules are not a code. */
export function glossText(t: Language<"codes">, {rules, gloss}: Gloss): GlossText | null {
  const kind = gloss[0]?.kind;
  if (kind === "digit")
    return {
      title: t(t.codes.digits, {code: rules}),
      heads: [t.codes.digit, t.codes.taken, t.codes.stay],
      rows: gloss.map(({facts}) => [text(facts.digit), describeTaken(t, facts), describeRemainders(t, facts.stay)]),
      note: gloss.some(({facts}) => facts.every !== "") ? "" : t.codes.digitsOnly,
    };
  if (kind !== "coins") return null;
  return {
    title: t(t.codes.elements, {code: gloss.map(({facts}) => text(facts.element)).join(",")}),
    heads: [t.codes.element, t.codes.turned],
    rows: gloss.map(({facts}) => [text(facts.element), describeTurned(t, facts)]),
    note: gloss.length > 1 ? t.codes.elementsAll : t.codes.elementOnly,
  };
}
