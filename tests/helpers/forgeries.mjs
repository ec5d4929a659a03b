// Random edits of a JSON text: fields and elements left out, doubled, swapped and replaced, numbers a little off or
// spelt otherwise, inherited names, copies inside copies, texts cut short. The same seed gives the same edits.

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

/** Returns a generator of pseudorandom whole numbers from 0 to below `end`. */
export function createRandom(seed) {
  let state = BigInt(seed);
  return (end) => {
    state = BigInt.asUintN(64, state * 6364136223846793005n + 1442695040888963407n);
    return Number((state >> 33n) % BigInt(end));
  };
}

/**
 * Converts a value to a tree: fields as pairs, so that one can occur twice, and primitives as their text, so that they
 * can be spelt otherwise.
 */
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

/** Returns a similar literal: an adjacent number, the other boolean, a text with one more letter. */
function similarLiteral(literal, draw) {
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
    if (literal) parts[i][1] = {literal: similarLiteral(literal, draw)};
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
  "with the whole inside": ({parts}, i, _, root) => {
    parts[i][1] = structuredClone(root);
  },
  "with what stands elsewhere": ({parts}, i, draw, root) => {
    const [{parts: otherParts}, j] = randomPart(root, draw);
    parts[i][1] = structuredClone(otherParts[j][1]);
  },
};

/** Picks a random part of a random object or list. */
function randomPart(root, draw) {
  const parts = [];
  for (const open = [root]; open.length > 0; ) {
    const node = open.pop();
    for (const i of node.parts.keys()) parts.push([node, i]);
    open.push(...node.parts.map(([, part]) => part).filter(({parts}) => parts));
  }
  return parts[draw(parts.length)];
}

/**
 * Edits the letters of a text: cut short, one inserted, one removed, digits of another script, or a word replaced
 * everywhere.
 */
function withEditedLetters(text, draw) {
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

/** Returns a JSON text that differs from the given one by one to three edits. */
export function forge(text, draw) {
  for (;;) {
    const root = treeOf(JSON.parse(text));
    let edited = text;
    for (let remaining = 1 + draw(2) * draw(3); remaining > 0 && root.parts.length > 0; remaining--) {
      const kinds = Object.values(edits);
      const [holder, i] = randomPart(root, draw);
      kinds[draw(kinds.length)](holder, i, draw, root);
      edited = textOf(root);
    }
    if (draw(4) === 0) edited = withEditedLetters(draw(2) === 0 ? text : edited, draw);
    if (edited !== text) return edited;
  }
}

/** Returns an edited plan made consistent again: unreachable positions are removed, and plies are counted anew. */
export function madeConsistent({positions, ...claim}) {
  const reachable = [0];
  for (const i of reachable)
    for (const {to} of positions[i].moves)
      if (positions[to] && !reachable.includes(Number(to))) reachable.push(Number(to));
  const renumbered = reachable.map((i) => ({
    ...positions[i],
    lasts: positions[i].wins === null ? null : 0,
    moves: positions[i].moves.map((move) => ({...move, to: reachable.indexOf(Number(move.to))})),
  }));
  // One pass for each position is enough; with cyclic moves, the plies stay wrong.
  for (const _ of renumbered)
    for (const position of renumbered.filter(({wins}) => wins !== null))
      position.lasts = position.moves.reduce((longest, {to}) => Math.max(longest, (renumbered[to]?.lasts ?? 0) + 1), 0);
  return {...claim, positions: renumbered};
}
