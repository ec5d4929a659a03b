// What the fuzzers begin with: every open verb with every game and problem of the catalogue, rows of the tables, and the words of
// all of them as a dictionary.
import {execFileSync} from "node:child_process";
import {readdirSync, readFileSync} from "node:fs";
import {lineOf} from "./corpus.mjs";

const sg = (...words) => JSON.parse(execFileSync("build/native-release/sg", words, {encoding: "utf8", maxBuffer: 1e8}));
const utf8 = (text) => Buffer.from(text).toString("latin1");

/** Rows such as `5,6  *3  2` behind a line `game …`, and those that are refused. */
function addressesOfTables() {
  return readdirSync("tests/tables").flatMap((file) => {
    if (!file.endsWith(".txt")) return [];
    let game = file.slice(0, -".txt".length);
    return readFileSync(`tests/tables/${file}`, "utf8")
      .split("\n")
      .flatMap((line) => {
        const [, named] = /^\s*game\s+(.*\S)\s*$/.exec(line) ?? [];
        if (named) game = named;
        const [, position] = /^\s*(?:(?:bad|misere|sj|every|moves)\s+)?([^#].*?)\s\s+\S/.exec(line) ?? [];
        return named || !position || position.startsWith("values") ? [] : [`${game}:${position}`];
      });
  });
}

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

export function seeds() {
  const {games, problems} = sg("catalog");
  const {verbs} = sg("verbs");
  const certificates = [
    ["period", "kayles"],
    ["quotient", "kayles", "--to", "4", "--certificate"],
  ].map((words) => JSON.stringify(sg(...words).certificate));
  const {cases} = JSON.parse(readFileSync("tests/partizan.json", "utf8"));
  const values = cases.flatMap(({kind, input}) => (["value", "fault"].includes(kind) && input ? [input] : []));
  const addresses = games.map(({game, sample}) => `${game}:${sample}`);
  const sums = addresses.map((address, i) => `${address} + ${addresses[(i + 7) % addresses.length]}`);
  const families = [
    "kayles:{n}",
    "nim:{n},3 + kayles:{n+2}",
    "wythoff:{a},{b}",
    "cram:{n+1}x2",
    "nim:{a},{2*b} + grundy:{a+b}",
  ];
  /** Of the round i a text for each parameter by its name, and for its kind; nothing where there are not so many. */
  const texts = {
    address: (i) => [...addresses, ...sums, ...addressesOfTables()][i],
    game: (i) => games[i]?.game,
    touch: () => "0,1",
    certificate: (i) => certificates[i],
    values: (i) => (i === 0 ? "0 1 2 3 1 4" : undefined),
    states: (i) => ["end\t\n1\t0\nboth\t0 1+1", "\t|\n\t0|\nhot\t1|0 1+1"][i],
    name: () => "told",
    text: (i) => values[i],
    a: (i) => values[i],
    b: (i) => values[(7 * i + 1) % values.length],
    ...Object.fromEntries(["table", "family"].map((verb) => [`${verb} address`, (i) => families[i]])),
    "table a": () => "0..9",
    "table b": () => "2..5",
    "form other": (i) => addresses[(i + 3) % addresses.length],
    input: (i) => problems[i]?.input,
    problem: (i) => problems[i]?.ids[0],
    expression: (i) => ["(7*9+3)/5", "sqrt(2^3)", "1/0"][i],
    corner: (i) => (i === 0 ? "0,0" : undefined),
    seed: () => "word",
  };
  const open = verbs.filter(({parameters}) => parameters.some(({takes}) => !["choice", "number"].includes(takes)));
  const requests = open.flatMap(({name: verb, parameters}) => {
    const found = [];
    for (let i = 0; ; i++) {
      const fields = parameters.map(({name, takes, choices, usual, least}) => {
        if (takes === "choice") return choices[i % choices.length];
        if (takes === "number") return usual || String(Math.max(20, Number(least)));
        return (texts[`${verb} ${name}`] ?? texts[name] ?? texts[takes] ?? (() => usual))(i);
      });
      if (fields.includes(undefined)) return found;
      found.push([verb, ...fields].map(utf8));
    }
  });
  const words = new Set([
    ...open.flatMap(({name, parameters}) => [name, ...parameters.flatMap(({choices}) => choices)]),
    ...games.flatMap(({id, rules, sample}) => [id, rules ?? "", sample]),
    ...problems.flatMap(({ids}) => ids),
    ...piecesOfNotation(),
    ...signs,
  ]);
  const fit = [...words].map(utf8).filter((word) => word.length > 0 && word.length <= 60);
  return {requests, dictionary: fit.map((word) => `"${lineOf([word]).replaceAll('"', "\\x22")}"\n`).join("")};
}
