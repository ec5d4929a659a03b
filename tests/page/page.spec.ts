// The page as a person meets it: every board kind played to its end by mouse.
import {readFile} from "node:fs/promises";
import {expect, type Page} from "@playwright/test";
import {oneOf} from "../helpers/effort.mjs";
import {
  bothLanguages,
  languages,
  link,
  listen,
  open,
  playToTheEnd,
  position,
  seeAll,
  settled,
  spots,
  lasting as test,
  violations,
  watchful,
  words,
} from "./playing";

/** Every board kind. */
const kinds = {
  heaps: "nim:1,2",
  row: "coins(turtles):THH",
  grid: "coins-2d(turtles*turtles):TH/HT",
  graph: "hackenbush:0-1 1-2 2-1 0-0 3-4",
  sheet: "cutting:3x2",
  dag: "dag(1>2 1>3 2>4 3>4):1,2",
  trie: "word-game(ab,b):2",
  draft: "three-kingdoms:5,3,1/4,2/6",
  stairs: "staircase-nim:1,2",
  strip: "georgia-bob:3,4",
  ring: "number-ring:3,1,0",
  circle: "coin-circle(2):ring 4",
};
/** What else a touch can be, in one language. */
const boards = {
  ...kinds,
  "heaps that split": "kayles:3,1",
  "coins in layers": "coins-3d(turtles*turtles*turtles):TH|HT",
  "a bar of chocolate": "chomp:3,2",
  "arcs with letters": "madmax(1>2:b 1>3:a 2>4:c 3>4:b):1,2",
  "two heaps at once": "wythoff:1,2",
  "cells that are marked": "treblecross-strip:.....",
  "a strip with cells left out": `northcott:w..b${".".repeat(110)}`,
  sum: "nim:1 + cutting:2x2 + hackenbush:0-1 0-1",
};
for (const lang of languages)
  for (const [kind, address] of Object.entries(lang === languages[0] ? boards : kinds)) {
    const {over, confirm} = words[lang];
    test(`${kind}: played to the end by mouse, ${lang}`, async ({page}) => {
      // One language with motion, the other without.
      if (lang === languages[0]) await page.emulateMedia({reducedMotion: "no-preference"});
      await open(page, address, `?lang=${lang}`);
      const press = () => page.locator("#board").getByRole("button", {name: confirm, exact: true}).click();
      const touch = () => page.locator(spots).last().click({force: true, timeout: 20_000});
      await playToTheEnd(page, over, touch, press);
    });
  }

for (const [theme, lang] of [
  ["light", "en"],
  ["dark", "zh"],
])
  test(`axe finds nothing, ${theme}, ${lang}`, async ({page}) => {
    test.slow();
    const look = `?lang=${lang}&theme=${theme}`;
    await open(page, "nim:3,5,7", look);
    const all = [...Object.values(boards), "nim:18446744073709551615,1", "nim:3,-1"];
    for (const address of oneOf(theme === "dark" ? 6 : 2, all)) {
      await page.locator("#position-text").fill(address);
      // A fault leaves nothing to wait for but itself.
      if (address === "nim:3,-1") await expect(page.locator("#position-fault")).toBeVisible();
      else await expect(page.locator("#board")).toHaveAttribute("aria-busy", "false");
      expect(await violations(page), address).toEqual([]);
    }
    await page.goto(`index.html#/games${look}`);
    await seeAll(page);
    expect(await violations(page), "games").toEqual([]);
    for (const [shown, sign] of Object.entries({
      [`#/${look}`]: spots,
      [`#/${look}&rung=4`]: spots,
      [`#/hackenbush:0-1${look}&mode=play`]: spots,
      [`#/contest${look}`]: ".judge",
      [`#/puzzles${look}`]: "h1",
      [`#/learn${look}`]: ".articles a",
    })) {
      await page.goto(`index.html${shown}`);
      await expect(page.locator(sign).first()).toBeVisible();
      expect(await violations(page), shown).toEqual([]);
    }
  });

watchful("a telephone shows board, value, winning moves and the reason without scrolling", async ({page}) => {
  await page.setViewportSize({width: 360, height: 640});
  await page.goto(link("nim:3,5,7"));
  for (const part of [".headline", ".brief", ".chips", "#board svg"]) {
    const box = await page.locator(part).boundingBox();
    expect(box && box.y + box.height, part).toBeLessThanOrEqual(640);
  }
});

test("360 px is wide enough for every board, and 320 px, which is 1280 at 400 %", async ({page}) => {
  for (const lang of bothLanguages) {
    await page.goto("about:blank");
    await open(page, "nim:1", `?lang=${lang}`);
    for (const address of [...Object.values(boards), "nim:18446744073709551615,1", "kayles:40,41"]) {
      await page.locator("#position-text").fill(address);
      await settled(page);
      for (const width of [360, 320]) {
        await page.setViewportSize({width, height: 640});
        expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(width);
      }
    }
  }
});

test("a reduction is walked step by step, each step with its picture and on the board", async ({page}) => {
  await open(page, "hackenbush:0-1 1-2 1-3 3-4 4-1 0-5 5-6 6-0", "?lang=en");
  const why = page.locator(".why");
  const lit = () => page.locator("#board .edge.lit").count();
  await expect(why).toContainText("Step 1 of 4");
  await expect(why).toContainText("Ring rule");
  await expect(why.locator(".stage")).toHaveCount(2);
  for (const step of [2, 3, 4]) {
    await page.getByRole("button", {name: "Next step"}).click();
    await expect(why).toContainText(`Step ${step} of 4`);
  }
  await expect(page.getByRole("button", {name: "Next step"})).toHaveAttribute("aria-disabled", "true");
  await expect(why).toContainText("What is left on the ground");
  await expect(why.locator(".stage")).toHaveCount(3);
  for (const [step, edges, says] of [
    [3, 1, "Colon principle: what stands on edge 0-1"],
    [2, 3, "Ring rule"],
    [1, 3, "Ring rule"],
  ] as const) {
    await page.getByRole("button", {name: "Previous step"}).click();
    await expect(why).toContainText(`Step ${step} of 4`);
    await expect(why).toContainText(says);
    await expect.poll(lit).toBe(edges);
    await expect(why.locator(".stage:first-child .edge:not(.pale)")).toHaveCount(edges);
  }
  await expect(page.getByRole("button", {name: "Previous step"})).toHaveAttribute("aria-disabled", "true");
});

test("an answer is checked by the definition; a position too large for that says so", async ({page}) => {
  await open(page, "nim:3,5,7", "?lang=en");
  const check = page.getByRole("button", {name: "Check it by the definition"});
  await check.click();
  await expect(page.locator(".checked tbody tr")).toHaveText([
    "StateN-positionN-position✓ agree",
    "Value*1*1✓ agree",
    "Moves1515✓ agree",
    "Winning moves33✓ agree",
  ]);
  await page.locator("#position-text").fill("nim:300,500,700");
  await expect(page.locator(".checked table")).toHaveCount(0);
  await check.click();
  await expect(page.locator(".checked")).toContainText("Too large for the bare definition");
});

test("undo, redo, steps, Back and a link restore the game", async ({page}) => {
  await open(page, "nim:3,5,7");
  await page.getByRole("button", {name: "heap 1: 3 → 2, winning"}).click();
  await expect.poll(() => position(page)).toBe("nim:2,5,7");
  await page.getByRole("button", {name: "heap 2: 5 → 0", exact: true}).first().click();
  await expect.poll(() => position(page)).toBe("nim:2,0,7");
  await page.keyboard.press("u");
  await expect.poll(() => position(page)).toBe("nim:2,5,7");
  await page.keyboard.press("r");
  await expect.poll(() => position(page)).toBe("nim:2,0,7");
  await page.getByRole("button", {name: "One move back"}).click();
  await expect.poll(() => position(page)).toBe("nim:2,5,7");
  expect(page.url()).toMatch(/\?moves=0\.2;1\.0&at=1$/);
  const shared = page.url();
  await page.goto("about:blank");
  await page.goto(shared);
  await expect.poll(() => position(page)).toBe("nim:2,5,7");
  await page.getByRole("button", {name: "One move forward"}).click();
  await expect.poll(() => position(page)).toBe("nim:2,0,7");
});

test("focus stays on the board, the chips and the list of moves", async ({page}) => {
  await open(page, "nim:3,5,7");
  const at = (selector: string) =>
    expect.poll(() => page.evaluate((s) => document.activeElement?.matches(s), selector)).toBe(true);
  await page.locator(".chip").first().click();
  await expect.poll(() => position(page)).toBe("nim:2,5,7");
  await at("#board [data-spot]");
  await page.locator(".moves .move").first().click();
  await expect.poll(() => position(page)).toBe("nim:0,5,7");
  await at(".moves .move");
  await page.keyboard.press("u");
  await expect.poll(() => position(page)).toBe("nim:2,5,7");
  await at(".moves .move");
});

test("a domino is two touches, by mouse or by keyboard, and the first can be taken back", async ({page}) => {
  await open(page, "cram:3x2", "?lang=en");
  const cell = (name: string) => page.locator("#board").getByRole("button", {name: `cell (${name})`});
  await cell("0,0").click();
  await expect(cell("0,2")).toHaveCount(0);
  await cell("0,0").click();
  await expect(cell("0,2")).toHaveCount(1);
  await cell("0,0").focus();
  for (const key of ["Enter", "ArrowDown", "Enter"]) await page.keyboard.press(key);
  await expect.poll(() => position(page)).toBe("cram:#../#..");
  await settled(page);
  await cell("0,1").click();
  await cell("0,2").click();
  await expect.poll(() => position(page)).toBe("cram:###/#..");
});

test("Back returns to the position before the move", async ({page}) => {
  await open(page, "nim:3,5,7");
  await page.getByRole("button", {name: "heap 1: 3 → 2, winning"}).click();
  await expect.poll(() => position(page)).toBe("nim:2,5,7");
  await page.goBack();
  await expect.poll(() => position(page)).toBe("nim:3,5,7");
});

for (const [lang, name] of [
  ["en", "Shortcuts of one letter act on the whole page"],
  ["zh", "单字母快捷键在整个页面有效"],
] as const)
  watchful(`shortcuts of one letter are turned off and on again where they are listed, ${lang}`, async ({page}) => {
    await open(page, "nim:3,5,7", `?lang=${lang}`);
    await page.keyboard.press("?");
    const act = page.locator("#board").getByLabel(name);
    await act.uncheck();
    await page.keyboard.press("Escape");
    await expect(act).toBeHidden();
    await page.reload();
    await settled(page);
    await page.locator(".moves .move").first().click();
    await expect(page.locator(".ply")).toHaveCount(2);
    for (const key of ["?", "h", "u"]) await page.keyboard.press(key);
    await expect(page.locator(".hint")).toHaveText("");
    await expect(act).toBeHidden();
    await expect(page.locator(".ply")).toHaveCount(2);
    await page.locator("#board .help summary").click();
    await act.check();
    await page.locator("h1").focus();
    await page.keyboard.press("u");
    await expect(page.locator(".ply")).toHaveCount(1);
  });

test("a fault shows its place and leaves the text to be mended", async ({page}) => {
  await open(page, "nim:3,5,7");
  const box = page.locator("#position-text");
  await box.fill("nim:3,-1");
  await expect(page.locator("#position-fault")).toContainText("Character 7");
  await expect(box).toHaveAttribute("aria-invalid", "true");
  await expect(box).toHaveValue("nim:3,-1");
  await box.fill("4,4");
  await expect(page.locator(".verdict")).toContainText("The player to move loses");
});

test("a damaged link names its fields and shows the rest", async ({page}) => {
  await open(page, "nim:3,5,7", "?play=chess&at=9&lang=en");
  await expect(page.locator(".banner")).toContainText("play, cursor");
  await expect(page.locator(".verdict")).toContainText("*1");
});

test("a long link is packed, opens again, and survives Back; a damaged one says so", async ({page}) => {
  const address = `nim:${Array.from({length: 400}, (_, i) => 1 + (i % 7)).join(",")}`;
  await open(page, address, "?lang=en");
  await page.locator(".moves .move").first().click();
  await expect.poll(() => page.url()).toMatch(/#\/z1\.[\w-]+\.z$/);
  const [packed, after] = [page.url(), await position(page)];
  await page.goBack();
  await expect.poll(() => position(page)).toBe(address);
  await page.goto("about:blank");
  await page.goto(packed);
  await expect.poll(() => position(page)).toBe(after);
  await page.goto("about:blank");
  await page.goto(packed.slice(0, -20));
  await expect(page.locator(".banner")).toContainText("The link is damaged");
  await expect(page.locator(spots).first()).toBeVisible();
});

/** The dialog's last way, with the form that is named. */
async function openSaving(page: Page, form: string, lang: "en" | "zh" = "en") {
  await page.getByRole("button", {name: lang === "en" ? "Share…" : "分享……"}).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", {name: lang === "en" ? "Save or copy" : "保存或复制", exact: true}).click();
  await dialog.locator("select").selectOption({label: form});
  return {dialog, save: dialog.getByRole("button", {name: lang === "en" ? "Save" : "保存", exact: true})};
}

test("the figure of a sum is saved whole", async ({page, browser}) => {
  await open(page, boards.sum, "?lang=en");
  await expect(page.locator(spots).first()).toBeVisible();
  const {save} = await openSaving(page, "Picture: SVG");
  const saving = page.waitForEvent("download");
  await save.click();
  const svg = await readFile(await (await saving).path(), "utf8");
  await page.keyboard.press("Escape");
  // In a page without a policy: this one makes nothing of text.
  const bare = await browser.newPage();
  await bare.setContent(svg);
  const names = bare.locator("svg text").filter({hasText: "Component"});
  await expect(names).toHaveText(["Component 1 · Nim", "Component 2 · Cutting", "Component 3 · Green Hackenbush"]);
  const tops = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().top));
  const things = await bare
    .locator("svg :is(circle, path, rect:not(svg > rect))")
    .evaluateAll((all) => all.map((thing) => thing.getBoundingClientRect()).map(({top, bottom}) => ({top, bottom})));
  // Each board lies under its name and above the next.
  for (const [i, top] of tops.entries()) {
    const next = tops[i + 1] ?? Number.POSITIVE_INFINITY;
    expect(things.some((thing) => thing.top > top && thing.bottom < next)).toBe(true);
    expect(things.some((thing) => thing.top < next && thing.bottom > next)).toBe(false);
  }
  await bare.close();
});

test("the winner's plan is saved, or is said to be too long", async ({page}) => {
  await open(page, "nim:1,2", "?lang=en");
  const form = "Winner’s plan: JSON";
  const {save} = await openSaving(page, form);
  const saving = page.waitForEvent("download");
  await save.click();
  const plan = JSON.parse(await readFile(await (await saving).path(), "utf8"));
  expect([plan.address, plan.wins, plan.positions.length]).toEqual(["nim:1,2", true, 5]);
  await page.keyboard.press("Escape");
  await page.locator("#position-text").fill("nim:200,201,202");
  await settled(page);
  await (await openSaving(page, form)).save.click();
  await expect(page.getByRole("dialog")).toContainText("too many positions");
  await page.keyboard.press("Escape");
});

for (const [lang, name, said] of [
  ["en", "Proof of the value: JSON", "In kayles:4 + nim:1 whoever begins loses"],
  ["zh", "SG 值的证明：JSON", "kayles:4 + nim:1 先手必败"],
] as const)
  test(`the proof of a value is saved where there is one, ${lang}`, async ({page}) => {
    await open(page, "kayles:4", `?lang=${lang}`);
    const {save} = await openSaving(page, name, lang);
    const saving = page.waitForEvent("download");
    await save.click();
    const plan = JSON.parse(await readFile(await (await saving).path(), "utf8"));
    expect([plan.address, plan.wins]).toEqual(["kayles:4 + nim:1", false]);
    await expect(page.getByRole("dialog")).toContainText(said);
    await page.keyboard.press("Escape");
    await open(page, "kayles:4", `?lang=${lang}&play=misere`);
    const {dialog} = await openSaving(page, lang === "en" ? "Picture: PNG" : "图片：PNG", lang);
    await expect(dialog.locator("option").filter({hasText: name})).toHaveCount(0);
    await page.keyboard.press("Escape");
  });

test("a count that is not known says why", async ({page}) => {
  await open(page, "subtraction(prime-powers):1000000000000", "?lang=en");
  await expect(page.locator(".moves")).toContainText("? moves, ? winning");
  await expect(page.locator(".moves")).toContainText("counting stopped after 1\u2009000\u2009000 positions");
});

test("a long search shows its progress and can be cancelled", async ({page}) => {
  await open(page, "dawsons-kayles:40,41,42,43", "?play=misere");
  await page.getByRole("button", {name: "Cancel"}).click();
  await expect(page.locator(".limit")).toContainText("Cancelled");
});

watchful("the engine answers a move, and each ply is announced once", async ({page}) => {
  await open(page, "nim:3,5,7", "?opponent=perfect");
  const said = await listen(page);
  await page.getByRole("button", {name: "heap 1: 3 → 0", exact: true}).first().click();
  await expect.poll(() => position(page)).toBe("nim:0,5,5");
  await expect(page.locator(".verdict")).toContainText("The player to move loses");
  expect(await said()).toEqual([
    "You played heap 1: 3 → 0. The player to move wins. Value *2.",
    "The engine played heap 3: 7 → 5. The player to move loses. Value 0.",
  ]);
});

test("the gallery is searched in both languages, by alias and by code", async ({page}) => {
  await page.goto("index.html#/games");
  const search = page.locator(".gallery").getByRole("searchbox");
  for (const query of ["kayles", "凯尔斯", "0.77"]) {
    await search.fill(query);
    await expect(page.locator(".cards .name").first()).toHaveText("Kayles");
  }
  await page.locator(".cards .card").first().click();
  await expect(page).toHaveURL(/#\/kayles:7,9\?mode=play$/);
  await expect(page.locator("h1")).toHaveText("Kayles");
});

test("Enter that ends a composition does not submit", async ({page}) => {
  await open(page, "nim:3,5,7");
  const box = page.locator("#position-text");
  await box.focus();
  const kept = await box.evaluate((element) => {
    const enter = new KeyboardEvent("keydown", {key: "Enter", isComposing: true, bubbles: true, cancelable: true});
    return !element.dispatchEvent(enter);
  });
  expect(kept).toBe(true);
});

for (const lang of languages)
  watchful(`pasted test cases are offered beside the position that they also are, ${lang}`, async ({page, context}) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, "nim:1", `?lang=${lang}`);
    const field = page.locator("#position-text");
    const paste = async (text: string) => {
      await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
      await field.fill("nim:1");
      await field.selectText();
      await page.keyboard.press("ControlOrMeta+v");
    };
    const list = page.locator(".cases-pasted");
    await paste("2\n3 5 7\n1 2 3");
    await expect(list.locator("legend")).toHaveText(
      lang === "en" ? "What was pasted can be meant in 2 ways:" : "粘贴的内容有 2 种读法：",
    );
    await expect.poll(() => position(page)).toMatch(/^2\s+3 5 7\s+1 2 3$/);
    await expect(list.getByRole("radio").first()).toBeChecked();
    await list.getByRole("radio").last().check();
    await list.locator("ol button").last().click();
    await expect.poll(() => position(page)).toBe("nim:1 2 3");
    await expect(list.locator("ol button").last()).toHaveAttribute("aria-current", "true");
    await list.locator("ol button").first().press("Enter");
    await expect.poll(() => position(page)).toBe("nim:3 5 7");
    expect(await violations(page, {exclude: [".gallery"]})).toEqual([]);
    await list.getByRole("radio").first().check();
    await expect.poll(() => position(page)).toBe("nim:2 3 5 7 1 2 3");
    await list.getByRole("button", {name: lang === "en" ? "Close the list" : "关闭列表"}).click();
    await expect(list).toHaveCount(0);
    // Nothing is offered of one position, or of what no case can be.
    await paste("3, 5\n7");
    await expect.poll(() => position(page)).toMatch(/^3, 5\s+7$/);
    await expect(list).toHaveCount(0);
  });
