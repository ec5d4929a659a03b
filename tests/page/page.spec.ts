// The page of a position: what is visible at once, what has the focus, what keys do, what is announced.
import {expect} from "@playwright/test";
import {
  expectBoardSettled,
  languages,
  listedMoves,
  listen,
  open,
  position,
  strictTest,
  sharedPageTest as test,
  violations,
} from "./playing";

test("a telephone shows board, value, winning moves and the reason without scrolling", async ({page}) => {
  await page.setViewportSize({width: 360, height: 640});
  await open(page, "nim:3,5,7");
  for (const part of [".headline", ".brief", ".chips", "#board svg"]) {
    const box = await page.locator(part).boundingBox();
    expect(box && box.y + box.height, part).toBeLessThanOrEqual(640);
  }
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
  await expect(page.locator(".checked")).toContainText("Too large to check by definition");
});

test("focus stays on the board, the chips and the list of moves", async ({page}) => {
  await open(page, "nim:3,5,7");
  const expectFocus = (selector: string) =>
    expect.poll(() => page.evaluate((s) => document.activeElement?.matches(s), selector)).toBe(true);
  await page.locator(".chip").first().click();
  await expect.poll(() => position(page)).toBe("nim:2,5,7");
  await expectFocus("#board [data-spot]");
  await (await listedMoves(page)).first().click();
  await expect.poll(() => position(page)).toBe("nim:0,5,7");
  await expectFocus(".moves .move");
  await page.keyboard.press("u");
  await expect.poll(() => position(page)).toBe("nim:2,5,7");
  await expectFocus(".moves .move");
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
  await expectBoardSettled(page);
  await cell("0,1").click();
  await cell("0,2").click();
  await expect.poll(() => position(page)).toBe("cram:###/#..");
});

const actsName = {en: "Single-letter shortcuts work on the whole page", zh: "单字母快捷键在整个页面有效"};
for (const lang of languages)
  strictTest(`shortcuts of one letter are turned off and on again where they are listed, ${lang}`, async ({page}) => {
    await open(page, "nim:3,5,7", `?lang=${lang}`);
    await page.keyboard.press("?");
    const act = page.locator("#board").getByLabel(actsName[lang]);
    await act.uncheck();
    await page.keyboard.press("Escape");
    await expect(act).toBeHidden();
    await page.reload();
    await expectBoardSettled(page);
    await (await listedMoves(page)).first().click();
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

test("a fault shows its place and leaves the text to be mended; Enter that ends a composition is no answer", async ({
  page,
}) => {
  await open(page, "nim:3,5,7");
  const box = page.locator("#position-text");
  await box.fill("nim:3,-1");
  await expect(page.locator("#position-fault")).toContainText("Character 7");
  await expect(box).toHaveAttribute("aria-invalid", "true");
  await expect(box).toHaveValue("nim:3,-1");
  await box.fill("4,4");
  await expect(page.locator(".verdict")).toContainText("The player to move loses");
  const isPrevented = await box.evaluate((element) => {
    const enter = new KeyboardEvent("keydown", {key: "Enter", isComposing: true, bubbles: true, cancelable: true});
    return !element.dispatchEvent(enter);
  });
  expect(isPrevented).toBe(true);
});

test("a count that is not known says why", async ({page}) => {
  await open(page, "subtraction(prime-powers):1000000000000", "?lang=en");
  await expect(page.locator(".moves")).toContainText("? moves, ? winning");
  await expect(page.locator(".moves")).toContainText("counting stopped after 1\u202f000\u202f000 positions");
});

test("the engine answers a move, and each ply is announced once", async ({page}) => {
  await open(page, "nim:3,5,7", "?opponent=perfect&lang=en");
  const announcements = await listen(page);
  await page.getByRole("button", {name: "heap 1: 3 → 0", exact: true}).first().click();
  await expect.poll(() => position(page)).toBe("nim:0,5,5");
  await expect(page.locator(".verdict")).toContainText("The player to move loses");
  await expect
    .poll(announcements)
    .toEqual([
      "You played heap 1: 3 → 0. The player to move wins. Value *2.",
      "The computer played heap 3: 7 → 5. The player to move loses. Value 0.",
    ]);
});

for (const lang of languages)
  strictTest(
    `pasted test cases are offered beside the position that they also are, ${lang}`,
    async ({page, context}) => {
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
        lang === "en" ? "The pasted text can be read in 2 ways:" : "粘贴的内容有 2 种读法：",
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
      // No choice is offered for a single position, or for text that no case can be.
      await paste("3, 5\n7");
      await expect.poll(() => position(page)).toMatch(/^3, 5\s+7$/);
      await expect(list).toHaveCount(0);
    },
  );
