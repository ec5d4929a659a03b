// Seeds of the fuzzers: every verb that takes text, each of its parameters with the texts of its kind, each of its
// choices with every game, and its numbers at their limits; and the words of all of them as a dictionary.
import {readFileSync} from "node:fs";
import {lineOf} from "./corpus.mjs";
import {isOpen, isText} from "./covered.mjs";
import {sg, textsOf} from "./texts.mjs";

const utf8 = (text) => Buffer.from(text).toString("latin1");

/** Limits at which numbers are read, stored or incremented. */
const NUMBERS = ["0", "1", "20", "4294967295", "4294967296", "9223372036854775808", "18446744073709551615"];
const NO_NUMBERS = ["18446744073709551616", "-1", ""];
const limits = [...NUMBERS, ...NO_NUMBERS];

/** Texts in the code of the notation: pieces of addresses. */
const piecesOfNotation = () =>
  [...readFileSync("docs/notation.md", "utf8").matchAll(/`([^`\n]{1,60})`/g)].map(([, piece]) => piece);

/** Further input that the page understands: full-width forms, brackets, remarks. */
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

/** Optional parameters are left out in every other row, the next one in two of every four rows, and so on. */
const isLeftOut = (row, index) => (row >> index) % 2 === 0;

/** Rows of texts, each for all parameters that take text, in their order. */
function rowsOf({name: verb, parameters}, texts) {
  const open = parameters.filter(isText);
  for (const {name, takes} of open)
    if (!texts[takes]?.length)
      throw new Error(`no seed for ${verb}: nothing is known for ${name}, which takes ${takes}`);
  const combinedRows = texts[open.map(({takes}) => takes).join(" ")];
  if (open.length > 1 && combinedRows) return combinedRows;
  const textOf = ({takes, usual}, i, index) => {
    if (index > 0 && usual !== null && isLeftOut(i, index)) return usual;
    const kindTexts = texts[takes];
    return kindTexts[(i + index * (i + 1)) % kindTexts.length];
  };
  return texts[open[0].takes].map((_, i) => open.map((parameter, index) => textOf(parameter, i, index)));
}

/**
 * A request with the texts of a row, and with choices and numbers by the number of the row, except for the parameter at
 * `given.place`.
 */
function requestOf({name, parameters}, texts, row, override = {}) {
  const remaining = [...texts];
  return [
    name,
    ...parameters.map((parameter, index) => {
      const {takes, choices, usual, least} = parameter;
      const text = isText(parameter) ? remaining.shift() : undefined;
      if (override.place === index) return override.text;
      if (text !== undefined) return text;
      if (takes === "choice") return choices[Math.floor(row / (index + 1)) % choices.length];
      if (usual !== null && (usual !== "" || isLeftOut(row, index))) return usual;
      return String(Math.max(20, Number(least)));
    }),
  ];
}

/**
 * The requests of a verb: its rows, and each choice and each limit of a number with the first rows, which have each
 * game twice.
 */
function requestsOf(verb, texts, games) {
  const rows = rowsOf(verb, texts);
  const requests = rows.map((row, i) => requestOf(verb, row, i));
  for (const [index, {takes, choices}] of verb.parameters.entries()) {
    for (const [i, row] of rows.slice(0, 2 * games).entries()) {
      const values = takes === "number" ? [limits[i % limits.length]] : choices;
      for (const text of values) requests.push(requestOf(verb, row, i, {place: index, text}));
    }
  }
  return requests;
}

/**
 * @returns {string[][]} requests for all verbs and the games and problems of the catalogue; an error names any without a seed
 */
export function requestsFor(verbs, catalog) {
  const texts = textsOf(catalog);
  const requests = verbs.filter(isOpen).flatMap((verb) => requestsOf(verb, texts, catalog.games.length));
  return [...new Map(requests.map((fields) => [fields.join("\0"), fields.map(utf8)])).values()];
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
