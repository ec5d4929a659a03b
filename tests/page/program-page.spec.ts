// The page of games by code: a program written and run, its values, its position played; a link that carries it; the
// effects of a hostile program on the page.
import {expect, type Page} from "@playwright/test";
import {everyNth, isLong} from "../helpers/effort.mjs";
import {languages, strictTest, sharedPageTest as test, violations} from "./playing";

const words = {
  en: {
    stopped: "Line 3. The program stopped: Error: three.",
    state: "State: 3",
    cycle: "Play may never end: 2 → 0 → 1 → 2.",
    both: "Play may never end: 0 → 1 → 0.",
    left: "Left",
    whoever: "first player",
    rightMoves: "Right (red) to move",
  },
  zh: {
    stopped: "第 3 行。程序出错：Error: three。",
    state: "出错时的局面：3",
    cycle: "游戏可能永远走不完：2 → 0 → 1 → 2。",
    both: "游戏可能永远走不完：0 → 1 → 0。",
    left: "左方必胜",
    whoever: "先手必胜",
    rightMoves: "轮到右方（红）",
  },
};

const code = (page: Page) => page.locator("#program-code");
const run = (page: Page) => page.locator(".program .primary");
const fault = (page: Page) => page.locator("main .fault");
const rows = (page: Page) => page.locator(".starts tbody tr");

async function open(page: Page, lang: string, program = "") {
  await page.goto(`index.html#/write${program && `/${encodeURIComponent(program)}`}?lang=${lang}&to=12`);
  await expect(code(page)).toBeVisible();
}

// In a page of its own: a program that was run in a page is trusted there.
for (const lang of languages)
  strictTest(
    `a program is run, its position opened and played, and its link brings it back, ${lang}`,
    async ({page}) => {
      await open(
        page,
        lang,
        "const start = (n) => n;\nfunction* moves(n) {\n  for (let k = 1; k < 4 && k <= n; k++) yield n - k;\n}",
      );
      await expect(page.locator(".foreign")).toBeVisible();
      await expect(rows(page)).toHaveCount(0);
      await run(page).click();
      await expect(rows(page)).toHaveCount(13);
      await expect(page.locator(".foreign")).toHaveCount(0);
      await expect(rows(page).nth(7).locator("td").nth(1)).toHaveText("3");
      expect(await violations(page)).toEqual([]);
      await rows(page).nth(7).locator(".state").click();
      await expect(page.locator(".verdict .letter")).toHaveText("N");
      // It is edited as its program.
      await expect(page.locator("#board .edit")).toHaveCount(0);
      await page.locator('.board .option.spot[aria-label^="7 → 4"]').click();
      await expect(page.locator(".verdict .letter")).toHaveText("P");
      await page.reload();
      // The engine of the new page does not know the game; the program is shown, and not run.
      await expect(page.locator(".told-by textarea")).toHaveValue(/yield n - k/);
      expect(await violations(page)).toEqual([]);
      await page.locator(".told-by .primary").click();
      await expect(page.locator(".verdict .letter")).toHaveText("P");
      await expect(page.locator(".board .state")).toHaveCount(1);
      await page.keyboard.press("u");
      await expect(page.locator(".verdict .letter")).toHaveText("N");
    },
  );

for (const lang of languages)
  test(`what stops a program is said with its line and its state, ${lang}`, async ({page}) => {
    await open(
      page,
      lang,
      'const start = (n) => n;\nfunction moves(n) {\n  if (n === 3) throw new Error("three");\n  return [];\n}',
    );
    await run(page).click();
    await expect(fault(page)).toContainText(words[lang].stopped);
    await expect(fault(page)).toContainText(words[lang].state);
    await expect(page.locator(".code .faulty")).toHaveText("3");
    // Positions may come back, but not beside sums.
    await code(page).fill(
      "const start = () => 2;\nconst moves = (n) => [(n + 1) % 3, 5];\nconst sum = (n) => (n === 5 ? [1, 1] : null);",
    );
    await run(page).click();
    await expect(fault(page)).toHaveText(words[lang].cycle);
    await page.locator("#program-to").fill("12x");
    await expect(page.locator("#program-to-fault")).toBeVisible();
  });

const ofTwo = [
  "const start = (n) => n;",
  "const left = (n) => [n - 1, n - 2].filter((kept) => kept >= 0);",
  "const right = (n) => [n - 1, n - 3].filter((kept) => kept >= 0);",
].join("\n");

for (const lang of languages)
  test(`a program of two players is run, its values told, its position played by both, ${lang}`, async ({page}) => {
    await open(page, lang, ofTwo);
    await run(page).click();
    await expect(rows(page)).toHaveCount(13);
    await expect(rows(page).nth(1).locator("td").nth(1)).toHaveText("*");
    await expect(rows(page).nth(1).locator("td").nth(2)).toHaveText(words[lang].whoever);
    await expect(rows(page).nth(6).locator("td").nth(1)).toHaveText("⇑");
    await expect(rows(page).nth(6).locator("td").nth(2)).toHaveText(words[lang].left);
    // Values that are no nimbers are not drawn.
    await expect(page.locator(".plot-of")).toHaveCount(0);
    await rows(page).nth(6).locator(".state").click();
    await expect(page.locator(".verdict .letter")).toHaveText("L");
    await expect(page.locator(".board .side")).toHaveCount(2);
    const move = (label: string) => page.locator(`.board .option.spot[aria-label^="${label}"]`);
    await expect(page.locator(".board .option.spot")).toHaveCount(2);
    await move("6 → 4").click();
    await expect(page.locator(".board .state")).toHaveText("4");
    // Right, who may take three.
    await expect(page.locator("#board .note")).toHaveText(words[lang].rightMoves);
    await expect(page.locator(".board .option.spot")).toHaveCount(2);
    await move("4 → 1").click();
    await expect(page.locator(".board .state")).toHaveText("1");
    await expect(page.locator(".verdict .letter")).toHaveText("N");
    if (isLong) {
      expect(await violations(page)).toEqual([]);
      await page.reload();
      await expect(page.locator(".told-by textarea")).toHaveValue(/const right/);
      await page.locator(".told-by .primary").click();
      await expect(page.locator(".board .state")).toHaveText("1");
    }
    await open(page, lang, ofTwo);
    await code(page).fill(
      "const start = () => 0; const left = (n) => (n ? [] : [1]); const right = (n) => (n ? [0] : []);",
    );
    await run(page).click();
    await expect(fault(page)).toHaveText(words[lang].both);
  });

const hostile = {
  "an endless loop": "const start = () => 1; function moves() { for (;;); }",
  "a step without an end": "const start = () => 1n; const moves = (n) => [3n ** (n * 300_000_000n)];",
  "endless memory":
    "const start = () => 1; function moves() { const all = []; for (;;) all.push(new Array(1e6).fill(7)); }",
  "endless depth": "const start = () => 1; const moves = (n) => moves(n) + 1;",
  "ten million states":
    "const start = () => 0; const moves = (n) => (n < 1e7 ? Array.from({length: 1000}, (_, i) => n * 1000 + i + 1) : []);",
  "changed prototypes":
    "Object.prototype.then = Array.prototype.map = null; const start = () => 1; const moves = () => { throw 1; };",
  itself: "const start = () => 1; const left = (n) => [n]; const right = (n) => [n];",
};

for (const [description, program] of everyNth(6, Object.entries(hostile)))
  test(`the page outlives ${description}, and says so`, async ({page}) => {
    test.slow();
    await open(page, "en", program);
    await run(page).click();
    // The page goes on meanwhile.
    await page.locator("#program-to").fill("3");
    await expect(fault(page)).toBeVisible({timeout: 120_000});
    await expect(fault(page)).toHaveText(/\S/);
    await code(page).fill("const start = (n) => n; const moves = (n) => (n ? [0] : []);");
    await run(page).click();
    await expect(rows(page)).toHaveCount(4);
    await expect(fault(page)).toHaveCount(0);
  });

test("a run is stopped by Escape, and another program goes on from there", async ({page}) => {
  await open(page, "en", "const start = () => 1; function moves() { for (;;); }");
  await code(page).focus();
  await page.keyboard.press("Control+Enter");
  await expect(page.locator(".program .progress")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".program .progress")).toHaveCount(0);
  await page.locator(".chips a").nth(2).click();
  await run(page).click();
  await expect(rows(page).nth(4)).toContainText("++++");
});
