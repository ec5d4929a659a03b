// Versions of a build: its pages name it, its list has all that they load, and its name changes with any file.
import assert from "node:assert/strict";
import {createHash} from "node:crypto";
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {dirname, join} from "node:path";
import {after, test} from "node:test";
import {paper} from "../../scripts/colours.mjs";
import {writeRelease} from "../../scripts/release.mjs";

const read = (file) => readFileSync(`dist/${file}`, "utf8");
const version = read("version.txt").trim();
const [, list = ""] = /^const BUILD = (.*);$/m.exec(read("sw.js")) ?? [];
const {files} = JSON.parse(list);
const pages = readdirSync("dist", {recursive: true, encoding: "utf8"}).filter((file) => file.endsWith(".html"));
const site = pages.filter((file) => !["standalone.html", "embed.html"].includes(file));

const copy = mkdtempSync(join(tmpdir(), "release-"));
cpSync("dist", copy, {recursive: true});
after(() => rmSync(copy, {recursive: true}));

test("the version is that of the package, and of what it holds", () => {
  const {version: released} = JSON.parse(readFileSync("package.json", "utf8"));
  assert.match(version, new RegExp(`^${released.replaceAll(".", "\\.")}\\+[0-9a-f]{8}$`));
  for (const file of pages)
    assert.deepEqual(read(file).match(/(?<=<meta name="version" content=")[^"]*/g), [version], file);
});

test("each file on the list is what the list says", () => {
  const names = Object.keys(files);
  assert.ok(names.length > 50, `${names.length}`);
  for (const name of names) {
    const content = readFileSync(`dist/${name.replace(/\?.*/, "")}`);
    assert.equal(files[name], createHash("sha256").update(content).digest("base64"), name);
  }
});

test("whatever a page of the site loads is on the list, under that very name", () => {
  let loaded = 0;
  for (const file of site) {
    assert.ok(files[file], file);
    for (const [, , address] of read(file).matchAll(/<(script|link)[^>]* (?:src|href)="([^"#]+)"/g)) {
      assert.ok(files[join(dirname(file), address)], `${file} loads ${address}`);
      loaded++;
    }
  }
  assert.ok(loaded > 100, `${loaded}`);
});

test("a script that stands under one name for ever is asked for by what it holds", () => {
  for (const name of Object.keys(files))
    if (/\.(js|css)(\?|$)/.test(name)) assert.match(name, /^(assets|embed)\/.*-[\w-]{8}\.\w+$|\?[0-9a-f]{8}$/, name);
});

test("made again it is the same version, and after any change another", () => {
  assert.equal(writeRelease(copy), version);
  for (const file of ["sw.js", "version.txt", ...pages])
    assert.equal(readFileSync(join(copy, file), "utf8"), read(file), file);
  for (const file of ["learn/nim.html", "mark.svg", "learn/learn.css"]) {
    writeFileSync(join(copy, file), `${readFileSync(join(copy, file), "utf8")} `);
    const nextVersion = writeRelease(copy);
    assert.notEqual(nextVersion, version);
    assert.ok(readFileSync(join(copy, "index.html"), "utf8").includes(nextVersion));
    writeFileSync(join(copy, file), read(file));
  }
  assert.equal(writeRelease(copy), version);
});

test("it can be installed in either language, from any folder, in its own colours", () => {
  const names = {en: "SG Playground", zh: "SG 博弈台"};
  for (const [lang, name] of Object.entries(names)) {
    const manifest = JSON.parse(read(`manifest-${lang}.webmanifest`));
    assert.equal(manifest.name, name);
    assert.equal(manifest.display, "standalone");
    assert.deepEqual([manifest.theme_color, manifest.background_color], [paper.light, paper.light]);
    assert.equal(manifest.shortcuts.length, 3);
    const links = [manifest.start_url, manifest.scope, ...manifest.shortcuts.map(({url}) => url)];
    for (const link of links) assert.match(link, /^\.\//);
    for (const {src, sizes, type} of manifest.icons)
      if (type === "image/png") {
        const png = readFileSync(`dist/${src}`);
        assert.equal(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, sizes);
      } else assert.ok(files[src]);
  }
  for (const colour of Object.values(paper)) assert.ok(read("index.html").includes(`content="${colour}"`), colour);
});
