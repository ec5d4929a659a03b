// A new export format takes one file: it compiles, and the dialog of a position offers it in its place, with what it makes.
import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {writeFileSync} from "node:fs";
import {join} from "node:path";
import {test} from "node:test";
import {pathToFileURL} from "node:url";
import {changedFiles, contentsOf, copyOfTree} from "../helpers/tree-copy.mjs";

const format = `import type {FormatModule} from "../format";

const words = {en: ["Moves, a line each", "Every move that is listed, as programs write it."]} as Record<string, string[]>;

export const order: FormatModule["order"] = 6.5;
export const formatOf: FormatModule["formatOf"] = ({answer, fileName}, {lang}) => {
  const [name = "", about = ""] = words[lang] ?? words.en ?? [];
  return {
    ...{id: "moves", words: name, about, clip: "text"},
    file: {name: \`\${fileName}-moves.txt\`, type: "text/plain"},
    make: async () => ({content: answer.moves.listed.map(({touch}) => touch.join(" ")).join("\\n")}),
  };
};
`;

const root = copyOfTree("new-export", [
  ...["package.json", "tsconfig.json", "vite.config.ts", "scripts", "web", "docs/check-quotient.mjs"],
  ...["dist/package", "tests/helpers"],
]);

test("a format in a file of its own is offered and made", async () => {
  const before = contentsOf(root, ["scripts", "web"]);
  writeFileSync(join(root, "web/share/formats/moves.ts"), format);
  const changed = changedFiles(before, contentsOf(root, ["scripts", "web"]));
  assert.deepEqual(changed, ["web/share/formats/moves.ts"]);

  const compiler = ["node_modules/typescript/bin/tsc", "-p", ".", "--pretty", "false"];
  const {status, stdout} = spawnSync("node", compiler, {cwd: root, encoding: "utf8"});
  assert.equal(status, 0, stdout);

  const {openStores} = await import(pathToFileURL(join(root, "tests/helpers/store.mjs")).href);
  const stores = await openStores();
  try {
    const {exportFormatsOf} = await stores.sources.load("/web/share/export-formats.ts");
    const [english] = await stores.sources.languages();
    const {state, analysed} = stores.store("nim:1,2");
    await analysed();
    const formats = exportFormatsOf({state, picture: null, onPaper: null, link: null}, english);
    const ids = formats.map(({id}) => id);
    assert.equal(ids[ids.indexOf("address") + 1], "moves");
    const {content} = await formats.find(({id}) => id === "moves").make({});
    assert.deepEqual(content.split("\n").sort(), ["0 0", "1 0", "1 1"]);
  } finally {
    await stores.leave();
    await stores.close();
  }
});
