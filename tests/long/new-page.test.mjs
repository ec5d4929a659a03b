// A new page takes a folder, and its words a file and a row of each language: it compiles, its link opens it, it is shown
// with its words and its state, and only its link and its loader come with the first visit.
import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from "node:fs";
import {dirname, join} from "node:path";
import {after, before, test} from "node:test";
import {pathToFileURL} from "node:url";
import {signal} from "@preact/signals";
import {h} from "preact";
import {renderToString} from "preact-render-to-string";
import {changedFiles, contentsOf, copyOfTree} from "../helpers/tree-copy.mjs";

/** Words of the view, of the store and of the link, by which their files are found in a build. */
const MARKS = {view: "clock-hand", store: "clock-store", link: "#/clock"};

const page = {
  "index.ts": `// Clock whose hand the reader winds on: \`#/clock/5\`.
import type {RoutedPage} from "../../page";

interface ClockLink {
  /** Minutes past the hour. */
  minutes: number;
}

export const page: RoutedPage<ClockLink> = {
  start: {minutes: 0},
  parse(plain) {
    const [match, minutes] = /^#\\/clock(?:\\/(\\d{1,2}))?(?:\\?|$)/.exec(plain) ?? [];
    return match === undefined ? null : {minutes: Number(minutes ?? 0) % 60};
  },
  format({minutes}, {lang, theme}) {
    const fields = Object.entries({lang, theme}).flatMap(([name, value]) => (value ? \`\${name}=\${value}\` : []));
    return \`#/clock/\${minutes}\${fields.length ? \`?\${fields.join("&")}\` : ""}\`;
  },
  entry: "values",
  order: 4.5,
  tab: () => "12:00",
  words: ["values", "clock"],
  load: async () => (await import("./clock-page")).ClockPage,
};
`,
  "clock-store.ts": `// State of the clock, which is that of its link.
import {computed} from "@preact/signals";
import type {Site} from "../../site";
import {page} from ".";

export function createClock({linkOf, setLink}: Site) {
  const link = linkOf(page);
  const minutes = computed(() => link.value?.minutes ?? 0);
  return {
    id: "clock-store",
    minutes,
    /** Angle of the hand in degrees. */
    angle: computed(() => minutes.value * 6),
    wind: () => setLink(page, {minutes: (minutes.value + 1) % 60}),
  };
}
`,
  "clock-page.tsx": `// Page of the clock.
import {useTexts} from "../../../ui/language";
import {Frame} from "../../frame";
import type {PageProps} from "../../site";
import {ValuesTabs} from "../../values-tabs";
import {createClock} from "./clock-store";

let clock: ReturnType<typeof createClock> | null = null;

export function ClockPage({site}: PageProps) {
  clock ??= createClock(site);
  const t = useTexts("clock");
  return (
    <Frame site={site} title={[t.clock.title]}>
      <main id={clock.id}>
        <ValuesTabs site={site} />
        <h1 tabindex={-1}>{t.clock.title}</h1>
        <p>{t(t.clock.past, {count: clock.minutes.value})}</p>
        <svg viewBox="-1 -1 2 2" aria-hidden="true">
          <path class="clock-hand" d="M0 0V-1" transform={\`rotate(\${clock.angle.value})\`} />
        </svg>
        <button type="button" onClick={clock.wind}>
          {t.clock.wind}
        </button>
      </main>
    </Frame>
  );
}
`,
};

const english = `// Texts of the page of the clock.

export const clock = {
  title: "A clock",
  past: {one: "{count} minute past", other: "{count} minutes past"},
  wind: "Wind on",
};
`;
const chinese = `// Texts of the page of the clock.
import type * as en from "../en/clock";
import type {Like} from "../language";

export const clock: Like<typeof en.clock> = {
  title: "时钟",
  past: {other: "过 {count} 分"},
  wind: "往前拨",
};
`;

const root = copyOfTree("new-page", [
  ...["package.json", "tsconfig.json", "biome.json", ".gitignore", "index.html", "vite.config.ts", "scripts", "web"],
  ...["docs/check-quotient.mjs", "dist/package", "tests/helpers", "THIRD-PARTY-NOTICES.txt"],
]);

function run(/** @type {string[]} */ ...words) {
  return spawnSync("node", words, {cwd: root, encoding: "utf8"});
}
function passes(/** @type {string[]} */ ...words) {
  const {status, stdout, stderr} = run(...words);
  assert.equal(status, 0, stdout + stderr);
}
const compiler = ["node_modules/typescript/bin/tsc", "-p", ".", "--pretty", "false"];

function write(/** @type {string} */ file, /** @type {string} */ code) {
  mkdirSync(dirname(join(root, file)), {recursive: true});
  writeFileSync(join(root, file), code);
}
/** Adds the row of the words to the late texts of a language. */
function addRow(/** @type {string} */ lang) {
  const file = `web/text/${lang}/late.ts`;
  const row = '  clock: () => import("./clock"),\n';
  write(file, readFileSync(join(root, file), "utf8").replace(/^ {2}codes:/m, `${row}$&`));
}

/** Files that a first visit names, with their contents, and the files of all scripts. */
function builtFiles() {
  const scripts = readdirSync(join(root, "dist/assets")).filter((file) => file.endsWith(".js"));
  const index = readFileSync(join(root, "dist/index.html"), "utf8");
  const saying = (/** @type {string} */ text) =>
    scripts.filter((file) => readFileSync(join(root, "dist/assets", file), "utf8").includes(text));
  return {isFirst: (/** @type {string} */ file) => index.includes(file), saying};
}

/** @type {Awaited<ReturnType<typeof import("../helpers/store.mjs").openStores>>} */
let stores;

before(() => {
  const folders = ["scripts", "web"];
  const contents = contentsOf(root, folders);
  for (const [file, code] of Object.entries(page)) write(`web/shell/pages/clock/${file}`, code);
  write("web/text/en/clock.ts", english);
  write("web/text/zh/clock.ts", chinese);
  addRow("en");
  const {stdout} = run(...compiler);
  assert.match(stdout, /^web\/text\/zh\/late\.ts\(.*'clock' is missing/, "a language without the words is named");
  assert.equal(stdout.trimEnd().split("\n").length, 1, stdout);
  addRow("zh");
  assert.deepEqual(changedFiles(contents, contentsOf(root, folders)), [
    ...["clock-page.tsx", "clock-store.ts", "index.ts"].map((file) => `web/shell/pages/clock/${file}`),
    ...["web/text/en/clock.ts", "web/text/en/late.ts", "web/text/zh/clock.ts", "web/text/zh/late.ts"],
  ]);
});
after(() => stores?.close());

test("a page in a folder of its own compiles, and keeps the layers and the format", () => {
  passes(...compiler);
  passes("scripts/layers.mjs");
  passes("node_modules/@biomejs/biome/bin/biome", "ci", "--colors=off", "--error-on-warnings", "web/shell", "web/text");
});

test("its link opens it, with its words and its state in either language", async () => {
  const {openStores, until} = await import(pathToFileURL(join(root, "tests/helpers/store.mjs")).href);
  stores = await openStores();
  const load = (/** @type {string} */ file) => stores.sources.load(`/web/${file}`);
  const {createRouting, parseRoute} = await load("shell/routes.ts");
  const {pageOf, pages} = await load("shell/pages.ts");
  const {page: clock} = await load("shell/pages/clock/index.ts");
  const position = {isPresented: false, isHome: false, mode: "analyse"};

  assert.ok(pages.includes(clock));
  for (const link of ["#/clock/5", "#/clock/5?lang=zh", "#/clock/59?lang=en&theme=dark"]) {
    const route = parseRoute(link);
    assert.equal(pageOf(route, position), clock);
    const fields = new URLSearchParams(link.split("?")[1]);
    assert.equal(clock.format(route.link, {lang: fields.get("lang"), theme: fields.get("theme")}), link);
  }
  for (const link of ["#/clockwork", "#/clock:5", "#/nimbers/5"]) assert.notEqual(parseRoute(link)?.page, clock);

  const {createReading} = await load("ui/reading.ts");
  const {LanguageContext} = await load("ui/language.ts");
  const {createLateView} = await load("ui/late.tsx");
  const {state} = stores.store("?theme=light");
  const {route, linkOf, setLink} = createRouting();
  route.value = parseRoute("#/clock/5");
  const lang = signal("en");
  const reading = createReading(lang, signal([]));
  const View = await createLateView(route.value.page).load(reading);
  const engineStatus = {gone: signal(null), isTrying: signal(false), retry() {}};
  const site = {state, reading, engineStatus, release: {version: null}, page: signal(clock), linkOf, setLink};
  const shown = () =>
    renderToString(h(LanguageContext.Provider, {value: reading.language.value}, h(/** @type {any} */ (View), {site})));

  const html = shown();
  assert.match(html, /<h1 tabindex="-1">A clock<\/h1><p>5 minutes past<\/p>/);
  assert.match(html, /class="clock-hand" d="M0 0V-1" transform="rotate\(30\)"/);
  assert.match(html, /<a href="#\/sequence\/[^"]*" aria-current="true">Values<\/a>/);
  const tabs = /<nav class="tabs".*?<\/nav>/.exec(html)?.[0] ?? "";
  assert.deepEqual(
    [...tabs.matchAll(/<a href="#\/(\w+)/g)].map(([, name]) => name),
    ["sequence", "nimbers", "clock", "values", "write"],
  );
  assert.match(tabs, /<a href="#\/clock\/0\?theme=light" aria-current="page">12:00<\/a>/);
  assert.equal(tabs.match(/aria-current="page"/g)?.length, 1);

  const {createClock} = await load("shell/pages/clock/clock-store.ts");
  createClock(site).wind();
  assert.equal(clock.format(route.value.link, {lang: null, theme: null}), "#/clock/6");
  lang.value = "zh";
  await until(() => reading.language.value.lang === "zh");
  assert.match(shown(), /<h1 tabindex="-1">时钟<\/h1><p>过 6 分<\/p>/);
  reading.close();
  stores.leave();
});

test("of its code only the link and the loader come with the first visit", () => {
  passes("scripts/build-web.mjs", "production");
  const {isFirst, saying} = builtFiles();
  const [link = "", ...others] = saying(MARKS.link);
  assert.ok(isFirst(link) && others.length === 0, link);
  for (const text of [MARKS.view, MARKS.store, "Wind on"]) {
    const files = saying(text);
    assert.equal(files.length, 1, `${text}: ${files}`);
    assert.equal(isFirst(files[0] ?? ""), false, files[0]);
  }
});
