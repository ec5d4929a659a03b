// The translator's table: what comes out goes in again without a trace, an edited text changes one literal, and a table
// with a fault changes nothing.
import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {dirname, join} from "node:path";
import {test} from "node:test";
import {newFiles} from "../../scripts/translation-folder.mjs";
import {exportTable, importTable, literal} from "../../scripts/translation-table.mjs";
import {changedFiles, contentsOf, copyOfTree} from "../helpers/tree-copy.mjs";

const langs = readdirSync("web/text", {withFileTypes: true}).flatMap((entry) =>
  entry.isDirectory() && entry.name !== "games" ? [entry.name] : [],
);
/** Folders with the tables of what the engine says. */
const engine = ["cpp/core/text", "cpp/core/game/play.hpp", "cpp/theory/partizan", "cpp/checker"];
const rowOf = (table, file, key) => table.find((row) => row.file === file && row.key === key);

test("a table has every text, in the forms of the language", () => {
  for (const lang of langs) {
    const table = exportTable(".", lang);
    assert.ok(table.length > 3000, `${table.length}`);
    assert.deepEqual(
      table.filter((row) => typeof row.en !== "string" || typeof row[lang] !== "string"),
      [],
    );
    const names = new Set(table.map(({file}) => file));
    for (const game of readdirSync("web/text/games")) assert.ok(names.has(`games/${game.replace(".ts", "")}`), game);
  }
  const chinese = exportTable(".", "zh");
  assert.deepEqual(rowOf(chinese, "ui", "ui.undo"), {file: "ui", key: "ui.undo", en: "Undo", zh: "撤销"});
  assert.equal(rowOf(chinese, "gallery", "gallery.count.one"), undefined);
  assert.equal(rowOf(chinese, "gallery", "gallery.count.other").en, "{count} games");
  assert.equal(rowOf(chinese, "typing", 'typing.signs["->"]').en, "an arrow “->”");
  assert.equal(rowOf(chinese, "expected", 'expected["one-of"]').en, "{choices}");
  const russian = exportTable(".", "ru").filter(({key}) => /^gallery\.count\./.test(key));
  assert.deepEqual(
    russian.map(({key, en, ru}) => [key, en, ru]),
    [
      ["gallery.count.one", "{count} game", null],
      ["gallery.count.few", "{count} games", null],
      ["gallery.count.many", "{count} games", null],
      ["gallery.count.other", "{count} games", null],
    ],
  );
});

test("exported and imported again, no source changes by a byte", () => {
  const root = copyOfTree("translation", [
    ...["package.json", "biome.json", ".gitignore", "scripts", "web/text", "web/engine/client-errors.ts"],
    ...engine,
  ]);
  const run = (/** @type {string[]} */ ...args) => {
    const {status, stdout, stderr} = spawnSync("node", ["scripts/translation.mjs", ...args], {
      cwd: root,
      encoding: "utf8",
    });
    return {status, said: stdout + stderr};
  };
  const table = join(root, "table.json");
  const before = contentsOf(root, ["web"]);
  for (const lang of langs) {
    assert.deepEqual(run("export", lang, table), {status: 0, said: ""});
    assert.equal(run("import", lang, table).status, 0);
    assert.deepEqual(changedFiles(before, contentsOf(root, ["web"])), [], lang);
  }
  const rows = exportTable(root, "zh");
  rowOf(rows, "ui", "ui.undo").zh = "撤回";
  Object.assign(rowOf(rows, "games/nim", "material"), {en: "heap", zh: "石子"});
  writeFileSync(table, JSON.stringify(rows));
  assert.deepEqual(run("import", "zh", table), {
    status: 0,
    said: "web/text/zh/ui.ts\nweb/text/games/nim.ts\ngames/nim material: its English has changed since\n",
  });
  const after = contentsOf(root, ["web"]);
  assert.deepEqual(changedFiles(before, after), ["web/text/games/nim.ts", "web/text/zh/ui.ts"]);
  assert.equal(after.get("web/text/zh/ui.ts"), before.get("web/text/zh/ui.ts")?.replace('"撤销"', '"撤回"'));
  rowOf(rows, "ui", "ui.undo").zh = "";
  writeFileSync(table, JSON.stringify(rows));
  assert.deepEqual(run("import", "zh", table), {
    status: 2,
    said: "Nothing has been changed:\nui ui.undo: is no text\n",
  });
  assert.deepEqual(contentsOf(root, ["web"]), after);
});

test("a game that a language lacks comes into its folder, and nothing else of it changes", () => {
  const root = copyOfTree("translation-game", ["web/text", "web/engine/client-errors.ts", ...engine]);
  const write = (/** @type {Map<string, string>} */ files) => {
    for (const [path, code] of files) {
      mkdirSync(dirname(join(root, path)), {recursive: true});
      writeFileSync(join(root, path), code);
    }
    return [...files.keys()];
  };
  const table = exportTable(root, "ru");
  assert.ok(write(newFiles(root, "ru", table)).length > 100);
  assert.deepEqual(
    exportTable(root, "ru").filter(({en, ru}) => en !== ru),
    [],
  );
  const game = "web/text/ru/games/nim.ts";
  rmSync(join(root, game));
  const rows = exportTable(root, "ru");
  assert.equal(rowOf(rows, "games/nim", "name").ru, null);
  assert.deepEqual([...newFiles(root, "ru", rows)], []);
  rowOf(rows, "games/nim", "name").ru = "Ним";
  assert.deepEqual(write(newFiles(root, "ru", rows)), [game]);
  assert.deepEqual([...importTable(root, "ru", rows)], []);
  assert.throws(() => newFiles(root, "Russian", []), {
    message: /^A new language is named by two or three small letters/,
  });
});

test("a form that a plural lacks is added to it, and a sign that cannot be seen stays an escape", () => {
  const root = copyOfTree("translation-form", ["web/text", "web/engine/client-errors.ts", ...engine]);
  const file = "web/text/zh/gallery.ts";
  const code = readFileSync(file, "utf8");
  writeFileSync(join(root, file), code.replace('{other: "共 {count} 个游戏"}', "{}"));
  const table = exportTable(root, "zh");
  assert.equal(rowOf(table, "gallery", "gallery.count.other").zh, null);
  rowOf(table, "gallery", "gallery.count.other").zh = "共\u00a0{count} 个游戏";
  assert.deepEqual([...importTable(root, "zh", table)], [[file, code.replace('{other: "共 ', '{"other": "共\\u00a0')]]);
  assert.equal(literal('"\u2028"'), '"\\"\\u2028\\""');
});

test("a fault of a table is named, with its file and key", () => {
  /** @type {[change: (rows: any[]) => void, fault: string][]} */
  const faults = [
    [(rows) => rows.push({file: "ui", key: "ui.undoAll", en: "", zh: "全部"}), "ui ui.undoAll: there is no such text"],
    [(rows) => rows.push({...rows[0]}), "about about.title: stands twice in the table"],
    [(rows) => delete rows[0].zh, 'about about.title: has no "zh"'],
    [
      (rows) => rows.push({file: "gallery", key: "gallery.count.one", zh: "一个"}),
      "gallery gallery.count.one: there is no such text",
    ],
    [
      (rows) => {
        rowOf(rows, "gallery", "gallery.count.other").zh = "若干个游戏";
      },
      "gallery gallery.count.other: lacks {count}",
    ],
    [
      (rows) => {
        rowOf(rows, "ui", "ui.undo").zh = "撤销 {move}";
      },
      "ui ui.undo: there is no fact {move}",
    ],
  ];
  const table = exportTable(".", "zh");
  for (const [change, fault] of faults) {
    const rows = structuredClone(table);
    change(rows);
    assert.throws(() => importTable(".", "zh", rows), {message: `Nothing has been changed:\n${fault}`});
  }
  assert.throws(() => importTable(".", "zh", {}), {message: "The table is a list of rows with a file and a key."});
});
