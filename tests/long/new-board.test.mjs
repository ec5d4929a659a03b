// A new kind of board takes a folder, and a row that the compiler demands once the engine's documents have its shape: it
// compiles, and is drawn, named, set in lines, edited, shelved and exported. Texts of its own would be keys of the
// languages, styles of its own an import of common.css.
import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {after, test} from "node:test";
import {pathToFileURL} from "node:url";
import {createElement} from "preact";
import {renderToString} from "preact-render-to-string";
import {build} from "vite";
import {inBrowser} from "../../scripts/browser.mjs";
import {changedFiles, contentsOf, copyOfTree} from "../helpers/tree-copy.mjs";

const files = {
  "index.ts": `// Spiral of heaps.
import type {BoardOf} from "../../input/touch";
import {firstElement, firstOfMore} from "../../kit/marks";
import type {BoardKind} from "../kind";

export const spiral = {
  shelf: "strips",
  load: () => import("./spiral-view"),
  firstMarks: firstOfMore,
  moveMarks: firstOfMore,
  lastMoveMarks: firstElement,
  fitsPhone: ({sizes}) => sizes.length <= 12,
} satisfies BoardKind<BoardOf<"spiral">>;
`,
  "words.ts": `// Words of a spiral of heaps.
import type {BoardOf} from "../../input/touch";
import {type BoardWords, numberLines, oneBased, pile, truncateList} from "../words";

export const words = {
  name: ({sizes}, t) => t("Spiral of {list}", {list: truncateList(sizes, t)}),
  touch:
    ({sizes}, [first = "0"]) =>
    (t) =>
      t("turn {index}, with {size}", {index: oneBased(first), size: sizes[Number(first)] ?? ""}),
  lines: ({sizes}) => numberLines(sizes.map(pile)).toReversed(),
} satisfies BoardWords<BoardOf<"spiral">>;
`,
  "notation.ts": `// Notation of a spiral of heaps.
import {list, type Notation} from "../notation";

export const notation: Notation = {formats: {spiral: () => [list("step", {newItem: () => ["7"]})]}};
`,
  "spiral-view.tsx": `// View of a spiral of heaps, the first in its middle.
import {classNames, type Target} from "../../input/roving";
import {type BoardOf, includes, type ViewProps} from "../../input/touch";
import {Canvas} from "../../kit/canvas";

export function View({board, labels, hand, highlight}: ViewProps<BoardOf<"spiral">>) {
  const coils = board.sizes.map((size, i) => {
    const [angle, radius] = [1.2 * i, 10 + 14 * i];
    return {id: String(i), size, x: 120 + radius * Math.cos(angle), y: 120 + radius * Math.sin(angle)};
  });
  const targets: Target[] = coils
    .filter(({id}) => hand && includes(hand.look([])?.next, id))
    .map(({id, x, y}) => ({id, x, y, touch: [id], chosen: false, wins: false, label: labels.target([id], false)}));
  return (
    <div class="view">
      <Canvas width={240} height={240} label={labels.board} targets={targets} marks={coils} hand={hand}>
        {(bind) =>
          coils.map(({id, size, x, y}) => {
            const target = targets.find((one) => one.id === id);
            return (
              <g key={id} data-mark={id} class={classNames("badge", target, highlight.has(id))} {...(target && bind(target))}>
                <circle class="disc" cx={x} cy={y} r={15} />
                <text x={x} y={y + 5}>
                  {size}
                </text>
              </g>
            );
          })
        }
      </Canvas>
    </div>
  );
}
`,
};

const root = copyOfTree("new-board", [
  ...["package.json", "tsconfig.json", "vite.config.ts", "scripts", "web"],
  ...["docs/check-quotient.mjs", "dist/package", "tests/helpers"],
]);
const contents = () => contentsOf(root, ["scripts", "web"]);
const unchanged = contents();
const run = (/** @type {string[]} */ ...words) => spawnSync("node", words, {cwd: root, encoding: "utf8"});
const compile = () => run("node_modules/typescript/bin/tsc", "-p", ".", "--pretty", "false");

function edit(/** @type {string} */ file, /** @type {string} */ place, /** @type {string} */ added) {
  const path = join(root, file);
  const source = readFileSync(path, "utf8");
  assert.equal(source.split(place).length, 2, `${file}: ${place}`);
  writeFileSync(path, source.replace(place, `${place}${added}`));
}

test("the shape of its documents demands a row of the map of kinds, and there is no other list", () => {
  edit("web/engine/documents/boards.d.ts", "type Board =", '\n  | {kind: "spiral"; sizes: string[]}');
  assert.match(compile().stdout, /^web\/boards\/kinds\/all\.ts.*'spiral' is missing/m);

  const folder = join(root, "web/boards/kinds/spiral");
  mkdirSync(folder);
  for (const [name, source] of Object.entries(files)) writeFileSync(join(folder, name), source);
  edit("web/boards/kinds/all.ts", 'import {sheet} from "./sheet";\n', 'import {spiral} from "./spiral";\n');
  edit("web/boards/kinds/all.ts", "  ...{heaps,", " spiral,");
  assert.deepEqual(changedFiles(unchanged, contents()), [
    "web/boards/kinds/all.ts",
    ...Object.keys(files)
      .sort()
      .map((name) => `web/boards/kinds/spiral/${name}`),
    "web/engine/documents/boards.d.ts",
  ]);

  for (const {status, stdout} of [compile(), run("scripts/layers.mjs")]) assert.equal(status, 0, stdout);
});

/** Returns a document of the engine in which every board of heaps is a spiral. */
function spiralled(/** @type {any} */ value) {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(spiralled);
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spiralled(inner)]));
  if (copy.kind === "heaps") return {kind: "spiral", sizes: copy.sizes};
  return copy.board === "heaps" ? {...copy, board: "spiral"} : copy;
}

/** Stands in for an engine with a game on the new board. */
const engineWithSpirals = (/** @type {any} */ engine) =>
  new Proxy(engine, {
    get: (target, name) =>
      typeof target[name] === "function"
        ? async (/** @type {unknown[]} */ ...args) => spiralled(await target[name](...args))
        : target[name],
  });

/** @type {Record<"stores" | "english" | "engine" | "answer" | "load", any>} */
let {stores, english, engine, answer, load} = /** @type {any} */ ({});
after(async () => {
  stores?.leave();
  await stores?.close();
});

test("a position is drawn and named, and its move played", async () => {
  const {openStores} = await import(pathToFileURL(join(root, "tests/helpers/store.mjs")).href);
  stores = await openStores();
  load = stores.sources.load;
  [english] = await stores.sources.languages();
  engine = engineWithSpirals(stores.engine);
  const {state, analysed, play, at} = stores.store("nim:2,0,3", engine);
  await analysed();
  answer = state.analysis.answer.value;
  assert.deepEqual(answer.board, {kind: "spiral", sizes: ["2", "0", "3"]});

  const {boardKind} = await load("/web/boards/kinds/all.ts");
  const {labelsFor} = await load("/web/say/labels.ts");
  const {sayMove} = await load("/web/say/say.ts");
  const {View} = await boardKind(answer.board).load();
  const labels = labelsFor(answer.board, english);
  assert.equal(labels.board, "Spiral of 2, 0, 3");
  assert.equal(sayMove(answer, ["2"])(english), "turn 3, with 3");

  const look = () => ({next: ["0", "2"], asks: "heap", done: false});
  const hand = {prefix: [], hints: false, look, awaited: new Set(), aim() {}, touch() {}};
  const marks = {highlight: new Set(["2"]), preview: new Set()};
  const html = renderToString(createElement(View, {board: answer.board, labels, hand, ...marks}));
  assert.match(html, /<svg class="board"[^>]* aria-label="Spiral of 2, 0, 3"/);
  assert.equal(html.match(/data-mark=/g)?.length, 3);
  assert.deepEqual(
    [...html.matchAll(/aria-label="(turn [^"]+)"/g)].map(([, label]) => label),
    ["turn 1, with 2", "turn 3, with 3"],
  );
  assert.match(html, /data-mark="2" class="[^"]*\blit\b/);

  play("heap 3: 3 → 2");
  await at("nim:2,0,2");
  assert.deepEqual(state.analysis.answer.value.board.sizes, ["2", "0", "2"]);
});

test("its text is set in lines, read and written by the editor, and its games have a shelf", async () => {
  const {positionText} = await load("/web/share/position-text.ts");
  assert.match(positionText(answer, english, {link: null, showsAnswer: false}), /^3 {2}●●●\n2 {2}–\n1 {2}●●$/m);

  const {formOf, readForm, writeForm} = await load("/web/editor/forms.ts");
  const {withAddedItem} = await load("/web/editor/part-edits.ts");
  const {sayAdded} = await load("/web/editor/say-part.ts");
  const entry = {alias_of: null, format: "spiral", pieces: "", rules_format: null};
  const component = {id: "nim", rules: null, position: "2,0,3"};
  const form = formOf(entry, "nim");
  const [turns] = readForm(component, form);
  const longer = withAddedItem(turns);
  assert.equal(writeForm(component, form, [longer]).position, "2,0,3,7");
  assert.equal(sayAdded(longer)(english), "Step 4 added: 7.");

  const {shelvesOf, materialOf} = await load("/web/gallery/shelves.ts");
  const nim = (await engine.catalog()).find(({id}) => id === "nim");
  assert.deepEqual(
    shelvesOf([{entry: nim, address: "nim:3"}], english).map(({shelf}) => shelf),
    ["strips"],
  );
  assert.equal(materialOf(nim), "strips");
});

/** Bundles what draws for export, with the styles of every page. */
async function drawingScript() {
  const entry = join(root, "draw.ts");
  writeFileSync(
    entry,
    `import "./web/shell/common.css";
import {readyToDraw} from "./web/say/board-view";
import {svgOf} from "./web/share/drawing/svg";
import {tikzOf} from "./web/share/drawing/tikz";
import {drawBoards} from "./web/share/render-sandbox";
import {loadLanguage} from "./web/text";

export async function draw(board) {
  await readyToDraw([board]);
  const picture = drawBoards([{board, name: null}], await loadLanguage("en"), "light");
  return [svgOf(picture, {title: "a spiral"}), tikzOf(picture, "a spiral")];
}
`,
  );
  const outDir = join(root, "drawn");
  await build({
    ...{root, configFile: false, publicDir: false, logLevel: "error"},
    resolve: {alias: {"#engine-host": join(root, "web/engine/host-package.ts")}},
    build: {
      ...{outDir, minify: false, lib: {entry, formats: ["iife"], name: "drawing"}},
      rolldownOptions: {output: {codeSplitting: false}},
    },
  });
  const read = (/** @type {string} */ ending) =>
    readFileSync(join(outDir, readdirSync(outDir).find((file) => file.endsWith(ending)) ?? ending), "utf8");
  return {script: read(".js"), style: read(".css")};
}

test("it is exported as the page draws it, as SVG and in LaTeX", async () => {
  const {script, style} = await drawingScript();
  const [svg, tikz] = await inBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.addStyleTag({content: style});
    await page.addScriptTag({content: script});
    return page.evaluate((board) => /** @type {any} */ (window).drawing.draw(board), answer.board);
  });
  assert.equal(svg.match(/<circle/g)?.length, 3, svg);
  assert.deepEqual(
    [...svg.matchAll(/>(\d)<\/text>/g)].map(([, size]) => size),
    ["2", "0", "3"],
  );
  assert.equal(tikz.match(/circle/g)?.length, 3, tikz);
});
