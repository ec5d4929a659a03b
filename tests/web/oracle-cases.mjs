// tests/oracles as rows {address, play, check}: cases found by exhaustive search of whole positions with the bare rules.
import assert from "node:assert/strict";
import {readdirSync, readFileSync} from "node:fs";

const folder = "tests/oracles";
/** The family or code of a variant, where it is not the variant itself. */
const coinFamilies = {
  turning_turtles: "turtles",
  mock_turtles: "mock-turtles",
  consecutive_exactly_2: "2C",
  consecutive_exactly_3: "3C",
  consecutive_upto_2: "1-2C",
  consecutive_upto_3: "1-3C",
};

const graph = ({edges, ground}) =>
  `hackenbush:ground=${ground.join(",")} ${edges.map((edge) => edge.join("-")).join(" ")}`;

/** The address of a case, by file. */
const addresses = {
  nim: (position) => `nim:${position}`,
  misere_nim: (position) => `nim:${position}`,
  wythoff: (position) => `wythoff:${position}`,
  grundys_game: (position) => `grundy:${position}`,
  lasker_nim: (position) => `lasker:${position}`,
  cutting_game: (position) => `cutting:${position.map((sheet) => sheet.join("x"))}`,
  tree_hackenbush: graph,
  graph_hackenbush: graph,
  christmas_game: graph,
  coin_turning_1d: ({variant, row}) => `coins(${coinFamilies[variant] ?? variant}):${row}`,
  coin_turning_1d_tables: ({variant, row}) => `coins(${coinFamilies[variant] ?? variant}):${row}`,
};

/** A table of single heads as cases; of those, neither winner nor moves are given. */
const singleHeads = (table) =>
  Object.entries(table).flatMap(([variant, values]) =>
    values.map((grundy, i) => ({position: {variant, row: `${"T".repeat(i)}H`}, grundy})),
  );

export function oracleCases() {
  return readdirSync(folder).map((file) => {
    const name = file.slice(0, -".json".length);
    const play = name.startsWith("misere") ? "misere" : "normal";
    const read = JSON.parse(readFileSync(`${folder}/${file}`, "utf8"));
    const cases = Array.isArray(read) ? read : singleHeads(read);
    return [
      name,
      cases.map((oracle) => ({address: addresses[name](oracle.position), play, check: check(oracle), line: name})),
    ];
  });
}

const check = (oracle) => (answer) => {
  if (oracle.illegal) {
    assert.ok(answer.error);
    return;
  }
  assert.equal(answer.error, undefined);
  if (oracle.grundy !== null) assert.equal(answer.grundy, String(oracle.grundy));
  if (oracle.outcome) assert.equal(answer.outcome, oracle.outcome);
  if (Number.isInteger(oracle.winning_moves)) assert.equal(answer.moves.winning, String(oracle.winning_moves));
};
