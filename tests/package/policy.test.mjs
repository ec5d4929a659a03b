// The built pages: a security policy comes first, and there is no script or style that it would have to allow.
import assert from "node:assert/strict";
import {createHash} from "node:crypto";
import {readdirSync, readFileSync} from "node:fs";
import {test} from "node:test";
import {inflateSync} from "node:zlib";
import {openSources} from "../../scripts/sources.mjs";

const pages = readdirSync("dist", {recursive: true, encoding: "utf8"}).filter((file) => file.endsWith(".html"));
const hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("there are pages to look at", () => assert.ok(pages.length > 20, `${pages.length}`));

for (const file of pages)
  test(`${file} brings its policy, and nothing that it forbids`, () => {
    const source = readFileSync(`dist/${file}`, "utf8");
    const [, policy = ""] =
      /<head>\s*(?:<meta (?:charset|name="viewport")[^>]*>\s*)*<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
        source,
      ) ?? [];
    for (const words of [
      "default-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
    ])
      assert.ok(policy.includes(words), words);
    assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|\*|https?:/);
    const inside = [...source.matchAll(/<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g)];
    for (const [, element, text] of inside)
      if (text) assert.ok(policy.includes(hash(text)), `a ${element} without a hash`);
    const outside = inside.reduce((remaining, [element]) => remaining.replace(element, () => ""), source);
    assert.doesNotMatch(outside, /\s(?:style|on\w+)=/);
  });

test("the page in one file lets its own two scripts run, the second as it is unpacked, and no other", async () => {
  const source = readFileSync("dist/standalone.html", "utf8");
  const [, packedPage = ""] = /<template id="packed">([^<]+)</.exec(source) ?? [];
  const [, begin = ""] = /<script>(.*?)<\/script>/s.exec(source) ?? [];
  const [, allowed = ""] = /script-src ([^;]*)/.exec(source) ?? [];
  const {decodeBase85} = await (await openSources()).load("/web/engine/base85.ts");
  const text = inflateSync(decodeBase85(packedPage)).toString();
  assert.deepEqual(allowed.split(" ").toSorted(), [hash(begin), hash(text), "'wasm-unsafe-eval'"].toSorted());
});
