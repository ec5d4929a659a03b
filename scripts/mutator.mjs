// Small wrong edits of a C++ source, by the token, without a parser: what does not compile is left out by who asks for it.
// A mutant replaces a *place*, the least expression or statement around its token that can stand behind a switch: a condition,
// what is returned, what is assigned, a statement that is an expression.
import {createHash} from "node:crypto";

const LONGEST_PLACE = 400;

/** Comments, strings, characters and directives blanked out; all else stays where it is. */
export function masked(source) {
  const blank = (text) => text.replace(/[^\n]/g, " ");
  return source
    .replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|(?<![0-9a-fA-F])'(?:[^'\\\n]|\\.)+'/g, blank)
    .replace(/^[ \t]*#(?:[^\n]*\\\n)*[^\n]*/gm, blank);
}

const opening = "([{";
const closing = ")]}";

/** From `at` on, where one of `ends` stands outside of all brackets that are opened after it; -1 if a bracket closes before. */
function endOf(mask, at, ends) {
  let depth = 0;
  for (let i = at; i < mask.length; ++i) {
    const sign = mask[i];
    if (depth === 0 && ends.includes(sign)) return i;
    if (opening.includes(sign)) depth++;
    else if (closing.includes(sign) && depth-- === 0) return -1;
  }
  return -1;
}

const expressionStatement =
  /(?:\+\+|--)?\*?(?!(?:return|throw|delete|using|else|case|default|new|typename)\b)[A-Za-z_]\w*(?:::\w+)*(?:(?:\.|->)\w+|\[[^\]\n]*\]|\((?:[^()\n]|\([^()\n]*\))*\))*\s*(?:(?:[-+*/|&^%]|<<|>>)?=(?!=)|\+\+;|--;|;)/y;
const leaving = /(?:break|continue);/y;
const holdsBody = /\{\s*\n|\[[^\]\n]*\]\s*(?:\([^)]*\)\s*)?\{|\)\s*(?:->[^{;]*)?\{/;

/** Where mutants may stand: {start, end, kind}; what lies within another is left out. */
export function placesOf(mask) {
  const found = [];
  const add = (start, end, kind) => {
    const text = mask.slice(start, end);
    if (end < 0 || text.trim() === "" || text.length > LONGEST_PLACE || holdsBody.test(text)) return;
    if (!found.some((other) => start < other.end && other.start < end)) found.push({start, end, kind});
  };
  const expression = (start, end, kind = "expression") => {
    if (end < 0) return;
    const lead = mask.slice(start, end).match(/^\s*/)[0].length;
    add(start + lead, start + mask.slice(start, end).trimEnd().length, kind);
  };
  const statementAt = (at) => {
    for (const form of [leaving, expressionStatement]) {
      form.lastIndex = at;
      if (form.test(mask)) return add(at, endOf(mask, at, ";") + 1, "statement");
    }
  };
  // Behind what ends a statement, opens a block or is followed by one statement.
  for (const {index, 0: text} of mask.matchAll(/[;{}:]\s*\n\s*|\belse\s+/g)) statementAt(index + text.length);
  for (const {index, 0: text, 1: word} of mask.matchAll(/\b(if|while|for|switch)\s*\(/g)) {
    const from = index + text.length;
    const to = endOf(mask, from, ")");
    if (to < 0) continue;
    const behind = to + 1 + mask.slice(to + 1).match(/^\s*/)[0].length;
    if (word !== "switch") statementAt(behind);
    const inner = mask.slice(from, to);
    if (word === "for") {
      const first = endOf(mask, from, ";");
      const second = first < 0 ? -1 : endOf(mask, first + 1, ";");
      if (first < 0 || first > to || second < 0 || second > to) continue;
      expression(first + 1, second);
      if (!inner.slice(second - from).includes(",")) expression(second + 1, to);
    } else if (!/;|[^=!<>]=[^=]/.test(inner)) expression(from, to, "condition");
  }
  for (const {index} of mask.matchAll(/\breturn\s/g)) expression(index + 7, endOf(mask, index + 7, ";"), "returned");
  for (const {index} of mask.matchAll(/ = (?!default;|delete;|\{)/g)) {
    const line = mask.slice(Math.max(mask.lastIndexOf(";", index), mask.lastIndexOf("}", index)) + 1, index);
    if (!/\b(?:constexpr|static|using|template|enum|operator|namespace|virtual)\b/.test(line))
      expression(index + 3, endOf(mask, index + 3, ";,"));
  }
  return found;
}

const swaps = {
  "<": ["<="],
  "<=": ["<"],
  ">": [">="],
  ">=": [">"],
  "==": ["!="],
  "!=": ["=="],
  "&&": ["||"],
  "||": ["&&"],
  "+": ["-"],
  "-": ["+"],
  "*": ["+"],
  "/": ["*"],
  "%": ["/"],
  "&": ["|"],
  "|": ["&"],
  "^": ["|"],
  "<<": [">>"],
  ">>": ["<<"],
  "+=": ["-="],
  "-=": ["+="],
  "^=": ["|="],
  "|=": ["&="],
  "&=": ["|="],
};
const operator = /(?<= )(?:<<|>>|[<>=!]=|[-+^|&]=|&&|\|\||[-<>+*/%&|^])(?=\s)/g;

/** What stands instead of a part of a place: {at, old, new}. */
function* editsOf(text, kind) {
  for (const {index, 0: old} of text.matchAll(operator))
    for (const next of swaps[old]) yield {at: index, old, new: next};
  for (const {index, 0: old} of text.matchAll(/\+\+|--/g)) yield {at: index, old, new: old === "++" ? "--" : "++"};
  for (const {index, 0: old} of text.matchAll(/(?<![\w.'])\d+(?![\w.'])/g))
    yield {at: index, old, new: old === "1" ? "0" : String(Number(old) + 1)};
  for (const {index, 0: old} of text.matchAll(/\b(?:min|max)(?=[(<])/g))
    yield {at: index, old, new: old === "min" ? "max" : "min"};
  for (const {index, 0: old} of text.matchAll(/\b(?:true|false)\b/g))
    yield {at: index, old, new: old === "true" ? "false" : "true"};
  // Twice, and not never: what is chosen among must be a truth in every way.
  for (const {index} of text.matchAll(/!(?=[\w(])/g)) yield {at: index, old: "!", new: "!!"};
  const isTruth = kind === "condition" || (kind === "returned" && / (?:[<>]|[<>=!]=|&&|\|\|) |^!/.test(text));
  if (isTruth && !/ \? /.test(text)) yield {at: 0, old: text, new: `!(${text})`};
  if (kind === "statement") yield {at: 0, old: text, new: ";"};
}

/**
 * All mutants of a source: where they stand, from `start` to `end`, what `kind` of place that is, the `text` that stands there
 * instead, the line, what is `changed`, and a `key` that they keep while the text around them does.
 */
export function mutantsOf(file, source) {
  const mask = masked(source);
  const seen = new Map();
  const found = [];
  for (const {start, end, kind} of placesOf(mask)) {
    const place = source.slice(start, end);
    for (const {at, old, new: next} of editsOf(mask.slice(start, end), kind)) {
      const whole = at === 0 && old.length === place.length;
      const text = whole ? next.replace(old, () => place) : place.slice(0, at) + next + place.slice(at + old.length);
      const changed = whole && kind === "statement" ? `without ${flat(place)}` : `${flat(place)} => ${flat(text)}`;
      const twin = seen.get(changed + at) ?? 0;
      seen.set(changed + at, twin + 1);
      const key = createHash("sha256")
        .update(JSON.stringify([file, changed, at, twin]))
        .digest("hex")
        .slice(0, 10);
      found.push({key, file, start, end, kind, text, changed, line: source.slice(0, start).split("\n").length});
    }
  }
  return found;
}

const flat = (text) => text.replace(/\s+/g, " ");

/** So many of them, by lot: each is drawn by its key alone, so that a change elsewhere draws the others again. */
export function drawn(mutants, count, seed) {
  const lot = ({key}) => createHash("sha256").update(`${seed} ${key}`).digest("hex");
  return mutants
    .map((mutant) => ({mutant, lot: lot(mutant)}))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .map(({mutant}) => mutant);
}
