// The element in the package, without a browser: it can be imported, and its types and manifest agree with its table.
import assert from "node:assert/strict";
import {execFileSync} from "node:child_process";
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {after, before, test} from "node:test";
import {gzipSync} from "node:zlib";
import {openSources} from "../../scripts/sources.mjs";

const sources = await openSources();
/** @type {typeof import("../../web/address/element")} */
const {attributeNames, attributeRow} = await sources.load("/web/address/element.ts");
const {choicesOf} = await sources.load("/web/address/element-choices.ts");

test("on a server the element is imported and does nothing", () => {
  const script = `import "./dist/package/element.js"; console.log(typeof HTMLElement, Object.keys(globalThis).length)`;
  const without = `console.log(typeof HTMLElement, Object.keys(globalThis).length)`;
  const run = (text) => execFileSync(process.execPath, ["--input-type=module", "-e", text], {encoding: "utf8"});
  assert.equal(run(script), run(without));
});

test("the loader is small, and ASCII", () => {
  const loader = readFileSync("dist/embed/sg-game.js");
  assert.ok(gzipSync(loader, {level: 9}).length <= 5000, `${gzipSync(loader, {level: 9}).length} bytes`);
  assert.doesNotMatch(loader.toString("latin1"), /[\x80-\xff]/);
});

test("the manifest lists every attribute", () => {
  const {modules} = JSON.parse(readFileSync("dist/package/custom-elements.json", "utf8"));
  const [{tagName, attributes, members}] = modules[0].declarations;
  assert.equal(tagName, "sg-game");
  assert.deepEqual(
    attributes.map(({name}) => name),
    attributeNames,
  );
  for (const name of [...attributeNames, "position", "undo", "reset"])
    assert.ok(
      members.some((member) => member.name === name),
      name,
    );
});

const folder = mkdtempSync("build/element-types-");
after(() => rmSync(folder, {recursive: true}));
before(() => {
  const settings = {strict: true, noEmit: true, module: "esnext", moduleResolution: "bundler", lib: ["ES2023", "DOM"]};
  const jsx = {jsx: "react-jsx", jsxImportSource: "preact", types: []};
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({compilerOptions: {...settings, ...jsx}, include: ["."]}),
  );
});

/** Output of tsc for a file that uses the types. */
function faults(text) {
  writeFileSync(join(folder, "use.tsx"), text);
  try {
    return execFileSync("npx", ["tsc", "-p", folder, "--pretty", "false"], {encoding: "utf8"});
  } catch (error) {
    return error.stdout;
  }
}

const imports = `import type {} from "../../dist/package/element.js";
import type {} from "../../dist/package/element/preact.js";
const game = document.createElement("sg-game");
`;

test("the types know properties, methods, events and JSX, and refuse what the table has not", () => {
  const attributes = attributeNames.map((name) => {
    const {kind} = attributeRow(name);
    const choices = choicesOf(name);
    return [name, kind === "flag" ? "true" : JSON.stringify(kind === "text" && choices ? choices[0] : "x")];
  });
  assert.equal(
    faults(`${imports}
${attributes.map(([name, value]) => `game.${name} = ${value};`).join("\n")}
game.undo();
game.reset();
export const position: string = game.position;
game.addEventListener("sg-move", ({detail}) => detail.moves.length);
export const drawn = <sg-game ${attributes.map(([name, value]) => `${name}={${value}}`).join(" ")} onsg-error={({detail}) => detail.code} />;
`),
    "",
  );
  const wrong = faults(`${imports}
game.mode = "chess";
game.position = "";
game.addEventListener("sg-move", ({detail}) => detail.winner);
export const drawn = <sg-game theme="pink" />;
`);
  assert.equal(wrong.match(/error TS/g)?.length, 4, wrong);
});
