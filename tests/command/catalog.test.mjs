// The catalogue, joined with its words: complete in both languages, its examples solved, and the notation page made
// from it.
import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {readFileSync} from "node:fs";
import {test} from "node:test";
import {gameNames, namesFile} from "../../scripts/game-names.mjs";
import {notation} from "../../scripts/notation.mjs";
import {runCommand} from "../helpers/command.mjs";
import {editedGames} from "../helpers/effort.mjs";

const {games, problems} = JSON.parse(
  spawnSync("scripts/sg", ["catalog"], {encoding: "utf8", maxBuffer: 1 << 26}).stdout,
);
const title = ({id, alias_of, rules}) => `${id}${rules && !alias_of ? `(${rules})` : ""}`;

test("every game has its words, its notation, its limits and where it comes from", () => {
  assert.ok(games.length > 50);
  for (const game of games) {
    const {name, rule, notation, limits, plays, source} = game;
    for (const words of [name, rule, notation.position, notation.move, ...limits.map(({what}) => what)])
      assert.ok(words.en && words.zh, title(game));
    assert.ok(limits.length > 0 && plays.includes("normal") && source, title(game));
  }
});

test("a code in the notation is the same in both languages", () => {
  const codes = (text) => [...text.matchAll(/`[^`]+`/g)].map(String).sort();
  for (const game of games)
    for (const {en, zh} of Object.values(game.notation)) assert.deepEqual(codes(zh), codes(en), title(game));
});

test("a surprising and a hard position of every game are solved, and are not the sample", () => {
  for (const game of editedGames(games, ({id}) => id)) {
    const texts = new Set([game.sample]);
    for (const {position, play = "normal", says} of Object.values(game.examples)) {
      const address = `${title(game)}:${position}`;
      assert.ok(says.en && says.zh, address);
      const {status, stdout} = runCommand(["analyze", address, "--play", play]);
      assert.equal(status, 0, `${address}: ${stdout.slice(0, 200)}`);
      texts.add(position);
    }
    assert.equal(texts.size, 3, title(game));
  }
});

test("every contest problem has a title, and a game of the catalogue that bears its name", () => {
  const fold = (id) => id.toLowerCase().replace("codeforces", "cf").replace(/[ -]/, "");
  const problemNames = new Set(games.flatMap((game) => game.problems.map(fold)));
  for (const {ids, title} of problems) {
    assert.ok(title?.en && title?.zh, ids[0]);
    assert.ok(
      ids.some((id) => problemNames.has(fold(id))),
      ids.join(),
    );
  }
});

test("the notation page and the names of games are what npm run notation writes", async () => {
  const page = readFileSync("docs/notation.md", "utf8");
  assert.equal(await notation(page), page);
  assert.equal(await gameNames(), readFileSync(namesFile, "utf8"));
});
