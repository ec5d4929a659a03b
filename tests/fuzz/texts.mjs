// Texts to begin with for each kind of parameter that the table of verbs knows, made of the catalogue: every game with each of its
// samples, alone, in sums, open, as a negative and with either player to move; rows of the tables; and what stands at a limit.
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

/** A sample with a place for its first number, or with two for the first two: a family. */
function familyOf({game, sample}, names) {
  let count = 0;
  const opened = sample.replace(/\d+/g, (digits) => (names[count] ? `{${names[count++]}}` : digits));
  return count > 0 ? [`${game}:${opened}`] : [];
}

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

/** Of a game of the catalogue; a game without one cannot be fuzzed. */
function sampleOf({game, sample}) {
  if (!game || !sample) throw new Error(`no seed for the game ${game}: it has no sample`);
  return `${game}:${sample}`;
}

const others = (all, step) => all.map((_, i) => all[(i + step) % all.length]);
const sumsOf = (one, other) => one.map((address, i) => `${address} + ${other[i % other.length]}`);

function addressesOf(games) {
  const samples = games.map(sampleOf);
  const ofTwo = games.filter(({kind}) => kind === "partizan").map(sampleOf);
  const impartial = games.filter(({kind}) => kind === "nimber").map(sampleOf);
  const negatives = ofTwo.map((address) => `-${address}`);
  return {
    samples,
    sums: [...sumsOf(samples, others(samples, 7)), ...sumsOf(ofTwo, impartial), ...sumsOf(ofTwo, negatives)],
    sided: [...ofTwo, ...negatives, ...sumsOf(negatives, others(impartial, 40))].map((address) => `turn=R ${address}`),
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

/** Positions with the touches of a move: the first of each, the first where every component moves, and the last. */
function touchesOf(samples) {
  const of = (place, ...words) =>
    samples.flatMap((address) => {
      const move = sg("options", address, ...words).moves?.at(place);
      return move ? [[address, move.touch.join(",")]] : [];
    });
  return [...of(0), ...of(0, "--play", "every"), ...of(-1)];
}

/** As they are handed on in files: of periods, of quotients, and of comparisons of values. */
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
 * By kind, and for two kinds side by side by both of them, in rows.
 * @returns {Record<string, string[] | string[][]>}
 */
export function textsOf({games, problems}) {
  const {samples, ofOneName, sums, sided, negatives, open, limits} = addressesOf(games);
  const {cases} = JSON.parse(readFileSync("tests/data/partizan.json", "utf8"));
  const known = cases.flatMap(({kind, input}) => (["value", "fault"].includes(kind) && input ? [input] : []));
  const bracketed = [...negatives, ...sided].map((address) => `[${address}]`);
  return {
    address: [...samples, ...ofOneName, ...sums, ...sided, ...negatives, ...open, ...limits, ...addressesOfTables()],
    game: [...games.map(({game}) => game), ...samples, ...ofOneName, ...open, ...listed, divisions, ...deep],
    touch: ["", "0", "0,1", "1,0,0", "18446744073709551615"],
    text: [...words, ...expressions, ...known, ...bracketed, ...values, ...problems.map(({ids}) => ids[0]), ...deep],
    file: [...certificatesOf(games), ...states, ...listed, ...deep],
    input: problems.map(({input}) => input),
    "address touch": [...touchesOf(samples), ...sums.map((address) => [address, "0,0,1"])],
    // A game by its name and its states; by other words too, which are no name.
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
