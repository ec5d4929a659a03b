// Hostile text in links, fields and attributes stays text: it causes no element, no dialog and no request, and the page
// goes on.
import {deflateSync} from "node:zlib";
import {expect, type Page} from "@playwright/test";
import {everyNth} from "../helpers/effort.mjs";
import {strictTest as test} from "./playing";

const signs = [
  "<",
  ">",
  "'",
  '"',
  "`",
  "&",
  "\\",
  "\0",
  "\u202e",
  "\u2066",
  "\ufeff",
  "\ud800",
  "{",
  "}",
  "$",
  "%",
  "é",
  "棋",
  "🂡",
];
const tags = [
  "<img src=x onerror=window.hostile=1>",
  "<svg onload=window.hostile=1>",
  "<script>window.hostile=1</script>",
  "<iframe srcdoc='<script>parent.hostile=1</script>'></iframe>",
  "<base href=//evil.example>",
  "<link rel=stylesheet href=//evil.example/x.css>",
  "<style>*{display:none}</style>",
  "<form action=//evil.example><button>x",
  "<a href=javascript:window.hostile=1>x</a>",
  "<object data=//evil.example></object>",
  "<template><b>x</b></template>",
  "<math><mi xlink:href=javascript:window.hostile=1>",
];
const breaks = [
  "",
  '"',
  "'",
  "-->",
  "</title>",
  "</textarea>",
  "</style>",
  "]]>",
  "nim:3,5,7 ",
  "nim:",
  "dag(1>2 ",
  "heap-rule(",
];
const words = [
  ...["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "javascript:alert(1)", "data:text/html,x"],
  ...[
    "{{constructor.constructor('window.hostile=1')()}}",
    `$${"{window.hostile=1}"}`,
    "%00",
    "%E0%A4%A",
    "../../../etc/passwd",
  ],
  ...["=1+1", "@SUM(1)", "\r\nSet-Cookie: a=b", "alert(1)//", "nim:__proto__", "nim(constructor):3", "null", "NaN"],
];
const hostile = [
  ...tags.flatMap((tag) => breaks.map((lineBreak) => lineBreak + tag)),
  ...words,
  ...signs,
  ...signs.map((s) => `nim:3,${s}`),
];

declare global {
  interface Window {
    foreign: string[];
  }
}

/** Elements that were in the page, however briefly, and are none of ours. */
const foreign = (page: Page) =>
  page.evaluate(() => [...window.foreign, ...("hostile" in window ? ["a script has run"] : [])]);

test.beforeEach(async ({page}) => {
  page.on("dialog", (dialog) => {
    throw new Error(`a dialog: ${dialog.message()}`);
  });
  await page.addInitScript(() => {
    const odd =
      "iframe, object, base, form[action], template, img[src=x], [onerror], [onload], a[href^='javascript'], math";
    window.foreign = [];
    const look = (node: Node, inside: boolean) => {
      if (!(node instanceof Element)) return;
      const elements = inside ? [node, ...node.querySelectorAll(odd)] : [node];
      window.foreign.push(...elements.filter((e) => e.matches(odd)).map((e) => e.outerHTML));
    };
    const watch = (root: Node) =>
      new MutationObserver((records) => {
        for (const {addedNodes, target} of records) {
          look(target, false);
          for (const node of addedNodes) look(node, true);
        }
      }).observe(root, {childList: true, attributes: true, subtree: true});
    watch(document);
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (init) {
      const root = attach.call(this, init);
      watch(root);
      return root;
    };
  });
});

test("what does not belong on a page is seen, also where it does not stay", async ({page}) => {
  await page.goto("index.html#/nim:3,5,7?lang=en");
  await page.evaluate(() => {
    const element = document.createElement("object");
    document.body.append(element);
    element.remove();
  });
  expect(await foreign(page)).toEqual(["<object></object>"]);
});

/** Puts each text into the field, as typing does, and leaves time for it to be drawn. */
const typeAll = (page: Page, selector: string, texts: readonly string[]) =>
  page.locator(selector).evaluate(async (field, values) => {
    for (const text of values) {
      (field as HTMLInputElement).value = text;
      field.dispatchEvent(new InputEvent("input", {bubbles: true}));
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
  }, texts);

const fields: Record<string, [hash: string, field: string]> = {
  "the position": ["#/nim:3,5,7?lang=en", "#position-text"],
  "an expression": ["#/nimbers/7*9?lang=en", ".reckoned input, main input"],
  "a short game": ["#/values/{1|0}?lang=en", "#short-game"],
  "the game of a sequence": ["#/sequence/kayles?to=30&lang=en", "main input"],
  "the search of games": ["#/games?lang=en", ".gallery input"],
  "the input of a problem": ["#/contest/hdu-1907?lang=en", ".judge textarea"],
};

if (new Set(hostile).size < 200) throw new Error(`${new Set(hostile).size} hostile texts`);
const texts = everyNth(5, hostile);

for (const [name, [hash, selector]] of everyNth(3, Object.entries(fields)))
  test(`${texts.length} hostile texts in ${name} stay text`, async ({page}) => {
    await page.goto(`index.html${hash}`);
    const field = page.locator(selector).first();
    await expect(field).toBeVisible();
    await typeAll(page, `${selector} >> nth=0`, texts);
    expect(await foreign(page)).toEqual([]);
    // The last text may still be on its way through the engine.
    await expect.poll(() => page.title()).toMatch(/^[^<>]*$/);
    await page.goto("index.html#/nim:3,5,7?lang=en");
    await expect(page.locator(".verdict:not(.stale)")).toContainText("*1");
  });

test(`${texts.length} hostile texts in links stay text, in the dialog of sharing too`, async ({page}) => {
  await page.goto("index.html#/nim:3,5,7?lang=en");
  for (const [i, text] of texts.entries()) {
    const part = encodeURIComponent(text.replace(/\p{Surrogate}/gu, ""));
    const forms = [
      `#/${part}?lang=en`,
      `#/nim:3?lang=en&theme=${part}&puzzle=${part}`,
      `#/nim:3?moves=${part}`,
      `#/sequence/${part}`,
    ];
    await page.goto(
      `index.html${[...forms, `#/nimbers/${part}`, `#/values/${part}`, `#/contest/${part}`, `#/puzzles/${part}`, `#/nim:3?mode=play&present=1&at=${part}`][i % 9]}`,
    );
  }
  expect(await foreign(page)).toEqual([]);
  for (const text of everyNth(3, tags)) {
    await page.goto(`index.html#/${encodeURIComponent(text)}?lang=en`);
    await page.getByRole("button", {name: "Share…"}).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    expect(await foreign(page)).toEqual([]);
  }
});

test(`${texts.length} hostile texts in the attributes of the element stay text`, async ({page}) => {
  await page.goto("bare.html");
  const element = page.locator("sg-game");
  await expect(element.locator(".verdict")).toContainText("*1");
  await element.evaluate(async (game, values) => {
    for (const [i, text] of values.entries()) {
      game.setAttribute(["at", "show", "lang", "theme", "opponent", "play", "mode", "predict"][i % 8] as string, text);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    for (const name of game.getAttributeNames()) if (name !== "at") game.removeAttribute(name);
    game.setAttribute("at", "nim:3,5,7");
  }, texts);
  await expect(element.locator(".verdict:not(.stale)")).toContainText("*1");
  expect(await foreign(page)).toEqual([]);
});

const bomb = `z1.${deflateSync("9".repeat(50_000_000), {level: 9}).toString("base64url")}.z`;
const links: Record<string, string> = {
  "percent signs that stand for nothing": "%E0%A4%A",
  "two million signs": `nim:${"9".repeat(2_000_000)}`,
  "a few bytes that stand for fifty million": bomb,
  "a form of the future": "z9.AAAA.z",
  "damaged letters": "z2.****.z",
  "names of every object": "__proto__:constructor?__proto__=1&constructor=2&lang=__proto__",
  "a cursor beyond all": "nim:3,5,7?moves=0.2_1.3&at=99999999999999999999",
  "a hundred thousand brackets": `dag(${"(".repeat(100_000)}`,
};

for (const [name, link] of everyNth(3, Object.entries(links)))
  test(`a link of ${name} is answered, and the page goes on`, async ({page}) => {
    await page.goto("index.html#/kayles:5?lang=en");
    await expect(page.locator(".verdict:not(.stale)")).toContainText("*4");
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, `#/${link}`);
    await expect(page.locator(".fault").first()).toBeVisible();
    expect(await foreign(page)).toEqual([]);
    await page.goto("index.html#/nim:3,5,7?lang=en");
    await expect(page.locator(".verdict:not(.stale)")).toContainText("*1");
    await page.goto("learn/index.html");
    await page.goto(`index.html#/${link}`);
    await expect(page.locator("h1")).toBeVisible();
  });

test("after a long walk the browser has kept preferences and nothing else", async ({page}) => {
  const walk = [
    "#/",
    "#/nim:3,5,7",
    "#/kayles:5,6?mode=play",
    "#/games",
    "#/puzzles",
    "#/contest/hdu-1907",
    "#/sequence/kayles",
    "#/nimbers/7*9",
    "#/values/{2||1|0}",
  ];
  for (const hash of [...walk, ...walk]) {
    await page.goto(`index.html${hash}`);
    await expect(page.locator("h1").first()).toBeVisible();
  }
  await page.goto("learn/nim.html");
  await page.goto("index.html#/nim:3,5,7?lang=zh&theme=dark");
  await expect(page.locator(".verdict:not(.stale)")).toContainText("*1");
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage).filter((key) => !["sg-place", "sg-puzzles", "sg-letter-keys"].includes(key)),
    session: Object.keys(sessionStorage).filter((key) => key !== "sg-game"),
    cookies: document.cookie,
    bases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(stored).toEqual({local: [], session: [], cookies: "", bases: 0, caches: 0, workers: 0});
});
