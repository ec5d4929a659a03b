// What the fuzzers begin with: every verb that takes text, each of its parameters with the texts of its kind, each of its choices with
// every game, and its numbers at their limits; and the words of all of them as a dictionary.
import {readFileSync} from "node:fs";
import {lineOf} from "./corpus.mjs";
import {isOpen, isText} from "./covered.mjs";
import {sg, textsOf} from "./texts.mjs";

const utf8 = (text) => Buffer.from(text).toString("latin1");

/** Where a number is read, kept or made one greater. */
const NUMBERS = ["0", "1", "20", "4294967295", "4294967296", "9223372036854775808", "18446744073709551615"];
const NO_NUMBERS = ["18446744073709551616", "-1", ""];
const limits = [...NUMBERS, ...NO_NUMBERS];

/** Texts in the code of the notation: pieces of addresses. */
const piecesOfNotation = () =>
  [...readFileSync("docs/notation.md", "utf8").matchAll(/`([^`\n]{1,60})`/g)].map(([, piece]) => piece);

/** What the page understands besides: folding, brackets, remarks. */
const signs = [
  ...[
    "（",
    "１",
    "：",
    "　",
    "//",
    "\n",
    "[[0,1],[1,2]]",
    "3^4",
    " + ",
    "18446744073709551615",
    "18446744073709551616",
  ],
  ...[
    "9223372036854775808",
    "4294967296",
    "-1",
    "ground=0,5",
    "turn=R ",
    "n -> ",
    "(a,b) -> ",
    " where ",
    " and ",
    "gcd(n,k)=1",
  ],
  ...[
    "{-1,0,1}",
    "k|n",
    "sqrt(",
    "1x1!",
    "/pass",
    "@2",
    "ring ",
    '"seen":{"lag":"1","from":"0","to":"9"}',
    '"saltus":"0"',
  ],
];

/** What may be left out is left out in every other row, of the next such parameter in every other two. */
const isLeftOut = (row, place) => (row >> place) % 2 === 0;

/** For each row of texts: those of all parameters that take text, in their order. */
function rowsOf({name: verb, parameters}, texts) {
  const open = parameters.filter(isText);
  for (const {name, takes} of open)
    if (!texts[takes]?.length)
      throw new Error(`no seed for ${verb}: nothing is known for ${name}, which takes ${takes}`);
  const together = texts[open.map(({takes}) => takes).join(" ")];
  if (open.length > 1 && together) return together;
  const textOf = ({takes, usual}, i, place) => {
    if (place > 0 && usual !== null && isLeftOut(i, place)) return usual;
    const all = texts[takes];
    return all[(i + place * (i + 1)) % all.length];
  };
  return texts[open[0].takes].map((_, i) => open.map((parameter, place) => textOf(parameter, i, place)));
}

/** A request by the texts of a row, its choices and numbers those of the row too, but for one parameter that is `given`. */
function requestOf({name, parameters}, texts, row, given = {}) {
  const remaining = [...texts];
  return [
    name,
    ...parameters.map((parameter, place) => {
      const {takes, choices, usual, least} = parameter;
      const text = isText(parameter) ? remaining.shift() : undefined;
      if (given.place === place) return given.text;
      if (text !== undefined) return text;
      if (takes === "choice") return choices[Math.floor(row / (place + 1)) % choices.length];
      if (usual !== null && (usual !== "" || isLeftOut(row, place))) return usual;
      return String(Math.max(20, Number(least)));
    }),
  ];
}

/** Of a verb, each choice and each limit of a number with the first rows, which have each game twice. */
function requestsOf(verb, texts, games) {
  const rows = rowsOf(verb, texts);
  const found = rows.map((row, i) => requestOf(verb, row, i));
  for (const [place, {takes, choices}] of verb.parameters.entries()) {
    for (const [i, row] of rows.slice(0, 2 * games).entries()) {
      const given = takes === "number" ? [limits[i % limits.length]] : choices;
      for (const text of given) found.push(requestOf(verb, row, i, {place, text}));
    }
  }
  return found;
}

/** @returns {string[][]} for the verbs of a table and a catalogue of games and problems; an error names what has none */
export function requestsFor(verbs, catalog) {
  const texts = textsOf(catalog);
  const all = verbs.filter(isOpen).flatMap((verb) => requestsOf(verb, texts, catalog.games.length));
  return [...new Map(all.map((fields) => [fields.join("\0"), fields.map(utf8)])).values()];
}

export function seeds() {
  const catalog = sg("catalog");
  const {verbs} = sg("verbs");
  const words = new Set([
    ...verbs.filter(isOpen).flatMap(({name, parameters}) => [name, ...parameters.flatMap(({choices}) => choices)]),
    ...catalog.games.flatMap(({id, rules, sample}) => [id, rules ?? "", sample]),
    ...catalog.problems.flatMap(({ids}) => ids),
    ...piecesOfNotation(),
    ...signs,
    ...limits,
  ]);
  const fit = [...words].map(utf8).filter((word) => word.length > 0 && word.length <= 60);
  return {
    requests: requestsFor(verbs, catalog),
    dictionary: fit.map((word) => `"${lineOf([word]).replaceAll('"', "\\x22")}"\n`).join(""),
  };
}
