// The tables of tests/tables and the brute-forced cases of tests/data/oracles, once for the native engine and once for
// the wasm.
import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {readdirSync, readFileSync} from "node:fs";
import {after, test} from "node:test";
import {createEngine} from "sg-playground";
import {command} from "../helpers/command.mjs";
import {editedGames, everyNth} from "../helpers/effort.mjs";
import {oracleCases} from "../helpers/oracle-cases.mjs";

const tables = "tests/tables";
const ids = readdirSync(tables).flatMap((file) => (file.endsWith(".txt") ? [file.slice(0, -".txt".length)] : []));

/** Answers for addresses, in order; an input error is an answer too. */
const engines = {
  native(addresses, play) {
    const {stdout} = spawnSync(command, ["batch", "--play", play], {
      input: `${addresses.join("\n")}\n`,
      encoding: "utf8",
      maxBuffer: 1e9,
    });
    return stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
  },
  async wasm(addresses, play) {
    const sg = await createEngine();
    const answers = [];
    for (const address of addresses)
      answers.push(await sg.analyze(address, {play}).catch(({code, at, expected}) => ({error: {code, at, expected}})));
    sg.close();
    return answers;
  },
};

/** Rows of a table: the address, and a check of the answer. */
function readTable(id) {
  const rows = [];
  let game = id;
  for (const line of readFileSync(`${tables}/${id}.txt`, "utf8").split("\n")) {
    const row = (address, check, play = "normal") => rows.push({address, play, check, line});
    const [head, ...words] = line.trim().split(/\s+/);
    if (!head || head === "#") continue;
    if (head === "game") game = words.join(" ");
    else if (head === "values") {
      const [from, to] = words[0].split("..").map(Number);
      assert.equal(words.length - 1, to - from + 1, line);
      for (const [i, value] of words.slice(1).entries())
        row(`${game}:${from + i}`, (a) => assert.equal(a.grundy, value));
    } else if (head === "bad") {
      const [, position, at] = /^\s*bad\s+(.*\S)\s\s+(\d+)$/.exec(line) ?? [];
      const offset = game.length + 1 + Number(at);
      row(`${game}:${position}`, ({error}) => assert.equal(error?.at, offset));
    } else if (head === "moves") rows.push(...moveRows(game, line));
    else {
      const [, play, position, value, winning] =
        /^\s*(misere|sj|every)?\s*(.*?\S)\s\s+(\S+)(?:\s+(\d+))?$/.exec(line) ?? [];
      const check = (a) => {
        if (value.startsWith("*")) assert.equal(a.grundy, value.slice(1));
        else if (value.startsWith("=")) assert.equal(a.value, value.slice(1));
        else assert.equal(value === "loony" ? a.kind : a.outcome, value);
        if (winning) assert.equal(a.moves.winning, winning);
      };
      row(`${game}:${position}`, check, play);
    }
  }
  return rows;
}

/** Move sequences are counted by following every listed move. */
function moveRows(game, line) {
  const [, position, counts] = /^\s*moves\s+(.*?\S)\s\s+([\d ]+)$/.exec(line) ?? [];
  const follow = async (answer, ask) => {
    let level = [answer];
    for (const count of counts.trim().split(/\s+/)) {
      const next = level.flatMap(({moves}) => moves.listed.map(({to}) => to));
      assert.equal(next.length, Number(count), line);
      level = await ask(next, "normal");
    }
  };
  return [{address: `${game}:${position}`, play: "normal", check: follow, line}];
}

/** Numbers of rows that hold, by engine and source. */
const rowCounts = {};

async function checkAll(key, rows, ask) {
  assert.ok(rows.length > 0);
  for (const play of new Set(rows.map((row) => row.play))) {
    const rowsOfPlay = rows.filter((row) => row.play === play);
    const answers = await ask(
      rowsOfPlay.map(({address}) => address),
      play,
    );
    assert.equal(answers.length, rowsOfPlay.length);
    for (const [i, {check, address, line}] of rowsOfPlay.entries()) {
      try {
        await check(answers[i], ask);
      } catch (error) {
        error.message = `${address}, ${play} (${line}): ${error.message}`;
        throw error;
      }
    }
  }
  rowCounts[key] = (rowCounts[key] ?? 0) + rows.length;
}

after(() => {
  for (const [key, count] of Object.entries(rowCounts)) console.log(`evidence: ${key} ${count} rows hold`);
});

for (const [name, ask] of Object.entries(engines)) {
  // The default run gives the wasm, which has the same sources, a third of them.
  for (const id of editedGames(name === "wasm" ? everyNth(3, ids) : ids))
    test(`${name}: the table of ${id}`, () => checkAll(`tables-${name}`, readTable(id), ask));
  for (const [file, cases] of editedGames(oracleCases(), ([file]) => String(file)))
    test(`${name}: the oracle ${file}`, () => checkAll(`oracles-${name}`, cases, ask));
}

test("every ruleset has a table and words, and no file is without a ruleset", async () => {
  const stems = (folder, ending) =>
    readdirSync(folder).flatMap((file) => (file.endsWith(ending) ? [file.slice(0, -ending.length)] : []));
  const games = stems("cpp/games", ".cpp");
  assert.ok(games.length >= 6);
  assert.deepEqual(ids.sort(), games.sort());
  assert.deepEqual(stems("web/text/games", ".ts").sort(), games);
});
