// Initial texts for each kind of parameter in the table of verbs, made from the catalogue: every game with each of its
// samples, alone, in sums, open, as a negative and with either player to move; rows of the tables; and extreme values.
import {spawnSync} from "node:child_process";
import {readdirSync, readFileSync} from "node:fs";

export const sg = (...words) =>
  JSON.parse(spawnSync("build/native-release/sg", words, {encoding: "utf8", maxBuffer: 1e8}).stdout);

const DEEP = 1000;
const deep = ["[", "{", "(", '{"a":', "{|", "-"].map((sign) => sign.repeat(DEEP));
const divisions = `heap-rule(n -> k where k<n and k${"/1".repeat(40)}<n)`;
const largest = "4611686018427387903";
const values = [
  largest,
  `-${largest}`,
  "1/9223372036854775808",
  "*4095",
  "*4096",
  "*5000",
  "*18446744073709551615",
  "*18446744073709551616",
  "1*18446744073709551615",
  Array(5).fill(largest).join(" + "),
  `${Array(5).fill(largest).join(" + ")} + 1/9223372036854775808`,
  "^4611686018427387903*",
  "{1|0}.^5000",
];

/** Family of positions: a sample with a name in place of its first number, or two names for the first two. */
function familyOf({game, sample}, names) {
  let count = 0;
  const openSample = sample.replace(/\d+/g, (digits) => (names[count] ? `{${names[count++]}}` : digits));
  return count > 0 ? [`${game}:${openSample}`] : [];
}

/** Addresses of rows such as `5,6  *3  2` after a line `game …`, and those that are refused. */
function addressesOfTables() {
  return readdirSync("tests/tables").flatMap((file) => {
    if (!file.endsWith(".txt")) return [];
    let game = file.slice(0, -".txt".length);
    return readFileSync(`tests/tables/${file}`, "utf8")
      .split("\n")
      .flatMap((line) => {
        const [, gameName] = /^\s*game\s+(.*\S)\s*$/.exec(line) ?? [];
        if (gameName) game = gameName;
        const [, position] = /^\s*(?:(?:bad|misere|sj|every|moves)\s+)?([^#].*?)\s\s+\S/.exec(line) ?? [];
        return gameName || !position || position.startsWith("values") ? [] : [`${game}:${position}`];
      });
  });
}

/** Address of a game's sample; a game without one cannot be fuzzed. */
function sampleOf({game, sample}) {
  if (!game || !sample) throw new Error(`no seed for the game ${game}: it has no sample`);
  return `${game}:${sample}`;
}

const rotated = (list, step) => list.map((_, i) => list[(i + step) % list.length]);
const sumsOf = (first, second) => first.map((address, i) => `${address} + ${second[i % second.length]}`);

function addressesOf(games) {
  const samples = games.map(sampleOf);
  const ofTwo = games.filter(({kind}) => kind === "partizan").map(sampleOf);
  const impartial = games.filter(({kind}) => kind === "nimber").map(sampleOf);
  const negatives = ofTwo.map((address) => `-${address}`);
  return {
    samples,
    sums: [...sumsOf(samples, rotated(samples, 7)), ...sumsOf(ofTwo, impartial), ...sumsOf(ofTwo, negatives)],
    sided: [...ofTwo, ...negatives, ...sumsOf(negatives, rotated(impartial, 40))].map((address) => `turn=R ${address}`),
    negatives,
    ofOneName: games.flatMap((game) => familyOf(game, "n")),
    open: [
      ...games.flatMap((game) => familyOf(game, "ab")),
      "nim:{n},3 + kayles:{n+2}",
      "cram:{n+1}x2",
      "nim:{a},{2*b} + grundy:{a+b}",
    ],
    limits: [
      ...values.map((value) => `value:${value}`),
      Array(5).fill(`value:${largest}`).concat("value:1/9223372036854775808").join(" + "),
      `${divisions}:5`,
      "nim:18446744073709551615,9223372036854775808",
      ...deep.flatMap((text) => [text, `value:${text}`, `heap-rule(n -> ${text}`]),
    ],
  };
}

/**
 * Positions with the touches of a move: the first move of each, the first one in which every component moves, and the
 * last.
 */
function touchesOf(samples) {
  const touchesAt = (place, ...words) =>
    samples.flatMap((address) => {
      const move = sg("options", address, ...words).moves?.at(place);
      return move ? [[address, move.touch.join(",")]] : [];
    });
  return [...touchesAt(0), ...touchesAt(0, "--play", "every"), ...touchesAt(-1)];
}

/** Names of the games that take rules, with none between the brackets. */
const withoutRules = (games) => [
  ...new Set(games.flatMap(({game}) => (game.includes("(") ? [`${game.slice(0, game.indexOf("("))}()`] : []))),
];

/** Certificates as they are stored in files: of periods, of quotients, and of comparisons of values. */
function certificatesOf(games) {
  const ofHeaps = games.filter(({board, kind}) => board === "heaps" && kind === "nimber");
  return [
    ...ofHeaps.map(({game}) => sg("period", game, "--to", "1000", "--budget", "100000").certificate),
    ...ofHeaps
      .slice(-6)
      .map(({game}) => sg("quotient", game, "--to", "4", "--certificate", "--budget", "100000").certificate),
    sg("certify", "{1|0}", "*"),
  ].flatMap((certificate) => (certificate ? [JSON.stringify(certificate)] : []));
}

const states = ["end\t\n1\t0\nboth\t0 1+1", "\t|\n\t0|\nhot\t1|0 1+1", `\t\n${Array(DEEP).fill("\t0+0").join("\n")}`];
const listed = ["0 1 2 3 1 4", "0 0\n1 1\n2 2\n3 18446744073709551615\n"];
const expressions = ["(7*9+3)/5", "sqrt(2^3)", "1/0", "18446744073709551615*18446744073709551615"];
const words = ["", "word", "0,0", "18446744073709551615,1", "0..9", "2..5", "0..18446744073709551615"];

/**
 * Texts by kind; for two kinds that belong together, rows of both under the names of both.
 * @returns {Record<string, string[] | string[][]>}
 */
export function textsOf({games, problems}) {
  const {samples, ofOneName, sums, sided, negatives, open, limits} = addressesOf(games);
  const {cases} = JSON.parse(readFileSync("tests/data/partizan.json", "utf8"));
  const knownTexts = cases.flatMap(({kind, input}) => (["value", "fault"].includes(kind) && input ? [input] : []));
  const bracketed = [...negatives, ...sided].map((address) => `[${address}]`);
  return {
    address: [...samples, ...ofOneName, ...sums, ...sided, ...negatives, ...open, ...limits, ...addressesOfTables()],
    game: [
      ...games.map(({game}) => game),
      ...withoutRules(games),
      ...samples,
      ...ofOneName,
      ...open,
      ...listed,
      divisions,
      ...deep,
    ],
    touch: ["", "0", "0,1", "1,0,0", "18446744073709551615"],
    text: [
      ...words,
      ...expressions,
      ...knownTexts,
      ...bracketed,
      ...values,
      ...problems.map(({ids}) => ids[0]),
      ...deep,
    ],
    file: [...certificatesOf(games), ...states, ...listed, ...deep],
    input: problems.map(({input}) => input),
    "address touch": [...touchesOf(samples), ...sums.map((address) => [address, "0,0,1"])],
    // A name for a game and its states; and with other words, which are no names.
    "text file": [
      ...[...states, ...listed, ...deep].map((text) => ["told", text]),
      ...words.map((word, i) => [word, states[i % states.length] ?? ""]),
    ],
    "text input": [
      ...problems.map(({ids, input}) => [ids[0], input]),
      ...deep.map((text) => [problems[0].ids[0], text]),
    ],
  };
}
