// Generator of small wrong edits of a C++ source, token by token, without a parser: the caller leaves out what does not compile.
// A mutant replaces a *place*, the smallest expression or statement around its token that can stand behind a switch: a condition,
// a returned or assigned expression, or an expression statement.
import {createHash} from "node:crypto";

const MAX_PLACE_LENGTH = 400;

/** Blanks out comments, strings, characters and directives; everything else keeps its position. */
export function masked(source) {
  const blank = (text) => text.replace(/[^\n]/g, " ");
  return source
    .replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|(?<![0-9a-fA-F])'(?:[^'\\\n]|\\.)+'/g, blank)
    .replace(/^[ \t]*#(?:[^\n]*\\\n)*[^\n]*/gm, blank);
}

const opening = "([{";
const closing = ")]}";

/** Returns the first index from `at` of one of `ends` outside of all brackets opened after `at`; -1 if a bracket closes before. */
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

/** Returns the places for mutants, {start, end, kind}, without those that overlap an earlier one. */
export function placesOf(mask) {
  const places = [];
  const add = (start, end, kind) => {
    const text = mask.slice(start, end);
    if (end < 0 || text.trim() === "" || text.length > MAX_PLACE_LENGTH || holdsBody.test(text)) return;
    if (!places.some((other) => start < other.end && other.start < end)) places.push({start, end, kind});
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
  // Statements begin after the end of another, an opening brace, a label or an else.
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
  return places;
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

/** Yields replacements of parts of a place: {at, old, new}. */
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
  // Doubled, not removed: every alternative has to be a boolean.
  for (const {index} of text.matchAll(/!(?=[\w(])/g)) yield {at: index, old: "!", new: "!!"};
  const isTruth = kind === "condition" || (kind === "returned" && / (?:[<>]|[<>=!]=|&&|\|\|) |^!/.test(text));
  if (isTruth && !/ \? /.test(text)) yield {at: 0, old: text, new: `!(${text})`};
  if (kind === "statement") yield {at: 0, old: text, new: ";"};
}

/**
 * Returns all mutants of a source: the range `start` to `end` and the `kind` of the place, the `text` that replaces it, the line, a
 * description of what is `changed`, and a `key` that stays the same as long as the text of the place does.
 */
export function mutantsOf(file, source) {
  const mask = masked(source);
  const counts = new Map();
  const mutants = [];
  for (const {start, end, kind} of placesOf(mask)) {
    const place = source.slice(start, end);
    for (const {at, old, new: next} of editsOf(mask.slice(start, end), kind)) {
      const isWholePlace = at === 0 && old.length === place.length;
      const text = isWholePlace
        ? next.replace(old, () => place)
        : place.slice(0, at) + next + place.slice(at + old.length);
      const changed =
        isWholePlace && kind === "statement" ? `without ${flat(place)}` : `${flat(place)} => ${flat(text)}`;
      const duplicates = counts.get(changed + at) ?? 0;
      counts.set(changed + at, duplicates + 1);
      const key = createHash("sha256")
        .update(JSON.stringify([file, changed, at, duplicates]))
        .digest("hex")
        .slice(0, 10);
      mutants.push({key, file, start, end, kind, text, changed, line: source.slice(0, start).split("\n").length});
    }
  }
  return mutants;
}

const flat = (text) => text.replace(/\s+/g, " ");

/** Draws `count` of the mutants by hashes of their keys, so that a change elsewhere leaves the choice of the others the same. */
export function drawSample(mutants, count, seed) {
  const lot = ({key}) => createHash("sha256").update(`${seed} ${key}`).digest("hex");
  return mutants
    .map((mutant) => ({mutant, lot: lot(mutant)}))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .map(({mutant}) => mutant);
}
