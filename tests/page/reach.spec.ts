// Accessibility and other media: axe, 400 % zoom, system colours, print, pen input.
import {expect, type Page} from "@playwright/test";
import {everyNth, isLong} from "../helpers/effort.mjs";
import {
  contrast,
  languages,
  open,
  position,
  spots,
  strictTest,
  sharedPageTest as test,
  violations,
  visit,
} from "./playing";

const pages: Record<string, [hash: string, comes: string]> = {
  home: ["index.html#/?", "#board svg"],
  play: ["index.html#/kayles:5,6?mode=play&", "#board svg"],
  heaps: ["index.html#/nim:3,5,7?", ".verdict:not(.stale) .letter"],
  graph: ["index.html#/hackenbush:0-1 1-2 2-0 0-3 3-4?", ".verdict:not(.stale) .letter"],
  dag: ["index.html#/dag(1>2 1>3 2>4 3>4):1,2?", ".verdict:not(.stale) .letter"],
  present: ["index.html#/nim:3,5,7?present=1&", "main"],
  games: ["index.html#/games?", ".cards"],
  puzzles: ["index.html#/puzzles?", ".cards"],
  contest: ["index.html#/contest/hdu-1907?", ".judge textarea"],
  values: ["index.html#/sequence/kayles?", "main canvas"],
  nimbers: ["index.html#/nimbers/7*9?", ".reckoned .value"],
  "short games": ["index.html#/values/{2||1|0}?", ".verdict-of .value"],
  articles: ["learn/index.html?", ".articles a"],
  article: ["learn/nim.html?", "sg-game .board"],
  evidence: ["learn/evidence.html?", "table.figures"],
};

const inLanguage = (lang: string, address: string) =>
  `${lang === "zh" ? address.replace("learn/", "learn/zh/") : address}lang=${lang}`;

/** The addresses of one document, which need a single load, and those of the others. */
const isOfSite = ([, [address]]: (typeof pagesUnderTest)[number]) => address.startsWith("index.html");
const pagesUnderTest = everyNth(2, Object.entries(pages));
const loads = {
  "the site": pagesUnderTest.filter(isOfSite),
  "the articles": pagesUnderTest.filter((entry) => !isOfSite(entry)),
};

for (const lang of languages)
  for (const [description, entries] of Object.entries(loads))
    test(`at 400 % zoom ${description} is read by scrolling one way, ${lang}`, async ({page}) => {
      // 1280 × 1024 px, four times as large.
      await page.setViewportSize({width: 320, height: 256});
      for (const [name, [address, comes]] of entries) {
        await visit(page, inLanguage(lang, address));
        // A figure is loaded when it comes into view.
        if (comes.startsWith("sg-game")) await page.locator("sg-game").first().scrollIntoViewIfNeeded();
        await expect(page.locator(comes).first(), name).toBeAttached();
        const sizes = () =>
          page.evaluate(() => {
            const {scrollWidth, clientWidth} = document.documentElement;
            return {scrollWidth, clientWidth};
          });
        await expect.poll(sizes, name).toEqual({scrollWidth: 320, clientWidth: 320});
      }
    });

test("axe finds nothing in pages with a board, in a problem and in lists, light or dark", async ({page}) => {
  for (const [address, sign] of [
    ["#/nim:3,-1?", "#position-fault"],
    ["#/?", spots],
    ["#/?rung=4&", spots],
    ["#/hackenbush:0-1?mode=play&", spots],
    ["#/contest?", ".judge"],
    ["#/puzzles?", "h1"],
    ["#/learn?", ".articles a"],
  ] as const) {
    await visit(page, `index.html${address}theme=light&lang=en`);
    await expect(page.locator(sign).first()).toBeVisible();
    expect(await violations(page), address).toEqual([]);
    await visit(page, `index.html${address}theme=dark&lang=zh`);
    await expect(page.locator("html")).toHaveAttribute("lang", /^zh/);
    await expect(page.locator(sign).first()).toBeVisible();
    expect(await (isLong ? violations : contrast)(page), address).toEqual([]);
  }
});

/** Computed style of the first element that matches `selector`. */
const look = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test("a system with colours of its own, light or dark, overrules either theme", async ({page}) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({forcedColors: "active", colorScheme, reducedMotion: "reduce"});
    for (const theme of ["light", "dark"]) {
      // A document that was open when the system's colours changed may keep the old ones in what it has drawn.
      await page.goto("about:blank");
      await visit(page, `index.html#/nim:3,5,7?theme=${theme}&lang=en`);
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      await expect(page.locator(".verdict .letter")).toBeVisible();
      await expect(async () => {
        const [canvas, text, link] = await page.evaluate(() =>
          ["Canvas", "CanvasText", "LinkText"].map((name) => {
            const probe = document.createElement("p");
            probe.style.setProperty("color", name);
            document.body.append(probe);
            const {color} = getComputedStyle(probe);
            probe.remove();
            return color;
          }),
        );
        expect(await look(page, "#board .token:not(.wins) .disc", "fill")).toBe(text);
        expect(await look(page, "#board .token.wins .disc", "fill")).toBe(link);
        expect([text, link]).not.toContain(canvas);
        const pressed = await look(page, ".lever [aria-pressed=true]", "background-color");
        expect(pressed).not.toBe(await look(page, ".lever [aria-pressed=false]", "background-color"));
      }).toPass();
    }
  }
});

for (const lang of languages)
  test(`on paper stand position, board, verdict and why, on light ground, ${lang}`, async ({page}) => {
    await open(page, "nim:3,5,7", `?theme=dark&lang=${lang}`);
    await expect(page.locator(".moves tbody tr")).toHaveCount(15);
    await page.emulateMedia({media: "print"});
    for (const visiblePart of ["h1", "#position-text", "#board svg", ".verdict .letter", ".brief", ".reason", ".moves"])
      await expect(page.locator(visiblePart).first()).toBeVisible();
    for (const hiddenPart of [
      ".masthead",
      ".heading .aside",
      ".timeline",
      ".coach",
      "details",
      "button.edit",
      ".glyph",
    ])
      await expect(page.locator(`${hiddenPart}:visible`)).toHaveCount(0);
    await expect.poll(() => look(page, "body", "color-scheme")).toBe("light");
    // Without colours a winning counter has its mark, and a verdict its letter.
    await expect(page.locator("#board .token.wins path").first()).toBeVisible();
    const paper = (await page.pdf({format: "A4"})).toString("latin1");
    expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
    expect(paper).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12]/);
  });

// In a page of its own, where it listens before the page does.
strictTest("on paper an explanation in steps stands whole", async ({page}) => {
  await page.addInitScript(() =>
    addEventListener("afterprint", () => Object.assign(window, {printed: document.querySelectorAll(".reason").length})),
  );
  await open(page, "hackenbush:0-1 1-2 2-0 0-3 3-4", "?lang=en");
  await expect(page.locator(".why .reason")).toHaveCount(1);
  await page.pdf({format: "A4"});
  await expect.poll(() => page.evaluate(() => (window as unknown as {printed: number}).printed)).toBe(2);
  await expect(page.locator(".why .reason")).toHaveCount(1);
});

async function pen(page: Page, ...path: {x: number; y: number}[]) {
  const client = await page.context().newCDPSession(page);
  const send = (type: "mousePressed" | "mouseMoved" | "mouseReleased", point = {x: 0, y: 0}) =>
    client.send("Input.dispatchMouseEvent", {
      ...{type, ...point, pointerType: "pen", button: "left", clickCount: 1},
      ...{buttons: type === "mouseReleased" ? 0 : 1, force: 0.5},
    });
  await send("mousePressed", path[0]);
  for (const point of path.slice(1)) await send("mouseMoved", point);
  await send("mouseReleased", path.at(-1));
}

const middle = async (page: Page, selector: string, nth = 0) => {
  const box = await page.locator(selector).nth(nth).boundingBox();
  return {x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2};
};

test("a pen takes counters, knocks pins down, and builds a graph", async ({page}) => {
  await open(page, "nim:3,5,7", "?lang=en");
  await page.evaluate(() =>
    addEventListener("pointerdown", ({pointerType}) => Object.assign(window, {pointerType}), true),
  );
  await expect(page.locator("#board .token.spot")).toHaveCount(15);
  await pen(page, await middle(page, "#board .token.spot", 2));
  await expect.poll(() => position(page)).toBe("nim:2,5,7");
  await expect.poll(() => page.evaluate(() => (window as unknown as {pointerType: string}).pointerType)).toBe("pen");
  await visit(page, "index.html#/kayles:5?mode=play&opponent=none&lang=en");
  await expect(page.locator("#board .pin.spot")).toHaveCount(5);
  await pen(page, await middle(page, "#board .pin.spot", 1), await middle(page, "#board .pin.spot", 2));
  await expect(page.locator("#board .pin.spot")).toHaveCount(3);
  await open(page, "hackenbush:0-1 1-2", "?lang=en");
  await expect(page.locator("#board .edge")).toHaveCount(2);
  const edit = page.locator("#board").getByRole("button", {name: "Edit", exact: true});
  await expect(edit).toBeEnabled();
  await edit.press("Enter");
  await expect(page.locator("#board .editor svg")).toBeFocused();
  await pen(page, await middle(page, "#drawn-v2 .ring"));
  await pen(page, await middle(page, "#board [data-command=vertex]"));
  await expect.poll(() => position(page)).toBe("hackenbush:0-1 1-2 2-3");
});
