// Edits of a JSON text, drawn from a seed: fields and elements left out, doubled, swapped and replaced, numbers a little off or
// spelt otherwise, inherited names, copies inside copies, texts cut short. The same seed draws the same edits.

const BARE = "-0 0e0 1e3 1.0 00 01 1E400 -1 2 9007199254740993 18446744073709551616 true false null [] {}".split(" ");
const TEXTS = [
  ...[
    "",
    "length",
    "__proto__",
    "constructor",
    "toString",
    "01",
    "-0",
    "1e3",
    "+1",
    "0x1",
    "1.0",
    " 1",
    "1\n",
    "999999999999",
  ],
  ...[
    "\u0661",
    "\uff11",
    "1\u0000",
    "18446744073709551615",
    "take-and-break",
    "subtraction",
    "normal",
    "misere",
    "nim:0",
  ],
];
const LITERALS = [...BARE, ...TEXTS.map((text) => JSON.stringify(text))];
const KEYS = [
  "__proto__",
  "constructor",
  "toString",
  "length",
  "hasOwnProperty",
  "note",
  "0",
  "wins",
  "to",
  "seen",
  "Wins",
];
const LETTERS = ["\0", "\n", " ", "\u2028", "\ufeff", "\u200b", ",", "]", "}", '"', "\\u0031", "0", "1", "-", "e3"];

/** Whole numbers from 0 to below `end`. */
export function drawing(seed) {
  let state = BigInt(seed);
  return (end) => {
    state = BigInt.asUintN(64, state * 6364136223846793005n + 1442695040888963407n);
    return Number((state >> 33n) % BigInt(end));
  };
}

/** Fields as pairs, so that one can stand twice, and what has no parts as its text, so that it can be spelt otherwise. */
function treeOf(value) {
  if (Array.isArray(value)) return {parts: value.map((part) => ["", treeOf(part)]), open: "[", close: "]"};
  if (value === null || typeof value !== "object") return {literal: JSON.stringify(value)};
  return {parts: Object.entries(value).map(([key, part]) => [key, treeOf(part)]), open: "{", close: "}"};
}

function textOf({literal, parts, open, close}) {
  if (literal !== undefined) return literal;
  const texts = parts.map(([key, part]) => (open === "{" ? `${JSON.stringify(key)}:` : "") + textOf(part));
  return open + texts.join() + close;
}

/** A little off: the next number, the other truth, a text with a letter more. */
function beside(literal, draw) {
  if (literal === "true" || literal === "false") return String(literal === "false");
  const step = draw(2) * 2 - 1;
  if (/^\d+$/.test(literal)) return String(Number(literal) + step);
  const [, digits] = /^"(\d+)"$/.exec(literal) ?? [];
  if (digits) return `"${BigInt(digits) + BigInt(step)}"`;
  return literal.replace(/(.)"$/, ['$1$1"', '"', '$10"', '$1 "'][draw(4)]);
}

const edits = {
  "left out": ({parts}, i) => parts.splice(i, 1),
  doubled: ({parts}, i) => parts.splice(i, 0, structuredClone(parts[i])),
  "doubled, and one replaced": ({parts}, i, draw) =>
    parts.splice(i + draw(2), 0, [parts[i][0], {literal: LITERALS[draw(LITERALS.length)]}]),
  swapped: ({parts}, i, draw) => {
    const j = draw(parts.length);
    [parts[i][1], parts[j][1]] = [parts[j][1], parts[i][1]];
  },
  replaced: ({parts}, i, draw) => {
    parts[i][1] = {literal: LITERALS[draw(LITERALS.length)]};
  },
  "a little off": ({parts}, i, draw) => {
    const {literal} = parts[i][1];
    if (literal) parts[i][1] = {literal: beside(literal, draw)};
  },
  "of another type": ({parts}, i) => {
    const {literal} = parts[i][1];
    if (literal) parts[i][1] = {literal: literal.startsWith('"') ? literal.slice(1, -1) || "0" : `"${literal}"`};
  },
  "with a zero in front": ({parts}, i) => {
    const {literal} = parts[i][1];
    if (literal) parts[i][1] = {literal: literal.replace(/\d/, "0$&")};
  },
  "in brackets": ({parts}, i) => {
    parts[i][1] = {parts: [["", parts[i][1]]], open: "[", close: "]"};
  },
  "by another name": ({parts}, i, draw) => {
    parts[i][0] = KEYS[draw(KEYS.length)];
  },
  "with one more": ({parts}, i, draw) => parts.splice(i, 0, [KEYS[draw(KEYS.length)], structuredClone(parts[i][1])]),
  "with the whole inside": ({parts}, i, _, whole) => {
    parts[i][1] = structuredClone(whole);
  },
  "with what stands elsewhere": ({parts}, i, draw, whole) => {
    const [{parts: others}, j] = placeIn(whole, draw);
    parts[i][1] = structuredClone(others[j][1]);
  },
};

/** Some part of some object or list. */
function placeIn(whole, draw) {
  const places = [];
  for (const open = [whole]; open.length > 0; ) {
    const next = open.pop();
    for (const i of next.parts.keys()) places.push([next, i]);
    open.push(...next.parts.map(([, part]) => part).filter(({parts}) => parts));
  }
  return places[draw(places.length)];
}

/** One or two edits of the letters: cut, put in, taken out, a digit of another script, or the same word everywhere. */
function spoilt(text, draw) {
  const at = draw(text.length);
  switch (draw(6)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + LETTERS[draw(LETTERS.length)] + text.slice(at);
    case 2:
      return text.slice(0, at) + text.slice(at + 1);
    case 3:
      return text.slice(0, at) + text.slice(at).replace(/\d/, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
    case 4: {
      const words = text.match(/\w+/g) ?? [""];
      return text.replaceAll(words[draw(words.length)], words[draw(words.length)]);
    }
    default:
      return text + ["{}", "\0", "\n", " ", text, ","][draw(6)];
  }
}

/** Of a JSON text another: one to three edits. */
export function forgedOf(text, draw) {
  for (;;) {
    const whole = treeOf(JSON.parse(text));
    let other = text;
    for (let left = 1 + draw(2) * draw(3); left > 0 && whole.parts.length > 0; left--) {
      const kinds = Object.values(edits);
      const [holder, i] = placeIn(whole, draw);
      kinds[draw(kinds.length)](holder, i, draw, whole);
      other = textOf(whole);
    }
    if (draw(4) === 0) other = spoilt(draw(2) === 0 ? text : other, draw);
    if (other !== text) return other;
  }
}

/** A plan with all that its edits have put out of order in order again: what nothing leads to is left out, plies are counted. */
export function mended({positions, ...claim}) {
  const kept = [0];
  for (const i of kept)
    for (const {to} of positions[i].moves) if (positions[to] && !kept.includes(Number(to))) kept.push(Number(to));
  const all = kept.map((i) => ({
    ...positions[i],
    lasts: 0,
    moves: positions[i].moves.map((move) => ({...move, to: kept.indexOf(Number(move.to))})),
  }));
  // As often as there are positions; where moves go round, plies are wrong in the end as well.
  for (const _ of all)
    for (const one of all) one.lasts = one.moves.reduce((most, {to}) => Math.max(most, (all[to]?.lasts ?? 0) + 1), 0);
  return {...claim, positions: all};
}
