// Contest input on the page: a sample judged, its cases opened, a fault reported with its line.
import {expect, type Page} from "@playwright/test";
import {expectBoardSettled, languages, letGo, open, strictTest, sharedPageTest as test} from "./playing";

test.afterEach(letGo);

const words = {
  en: {
    search: "Search the problems",
    sample: "Fill in the sample",
    input: "Your input",
    output: "Output",
    judge: "Solve",
    fault: "Line 2, column 3. The input can’t be read from this point on. Expected: a side.",
  },
  zh: {
    search: "搜索题目",
    sample: "填入样例",
    input: "你的输入",
    output: "输出",
    judge: "求解",
    fault: "第 2 行第 3 个字符处：输入从这里起看不懂了。此处应为：边长。",
  },
};

for (const lang of languages)
  test.describe(lang, () => {
    const w = words[lang];
    const panel = (page: Page) => page.locator(".judge");
    const press = (page: Page, name: string) => panel(page).getByRole("button", {name, exact: true}).click();
    const output = (page: Page) => panel(page).getByLabel(w.output, {exact: true});
    async function choose(page: Page, query: string) {
      await page.goto(`index.html#/contest?lang=${lang}`);
      await panel(page).getByLabel(w.search).fill(query);
      await expect(panel(page).locator(".problems a")).toHaveCount(1);
      await panel(page).locator(".problems a").press("Enter");
    }

    test(`a sample is judged and a case opened, ${lang}`, async ({page}) => {
      await choose(page, lang === "en" ? "hdu 1907" : "John");
      await press(page, w.sample);
      await press(page, w.judge);
      await expect(output(page)).toHaveValue("John\nBrother\n");
      await panel(page).getByRole("link", {name: "nim:1"}).click();
      await expect(page.locator("#position-text")).toHaveValue("nim:1");
      await expect(page.locator(".convention select")).toHaveValue("misere");
      await expect(page.locator(".verdict .letter").first()).toHaveText("P");
      await expect(page.locator("h1")).toBeFocused();
    });

    test(`a fault is told with its line and goes with the next key, ${lang}`, async ({page}) => {
      await choose(page, lang === "en" ? "cutting" : "剪纸");
      const input = panel(page).getByLabel(w.input, {exact: true});
      await input.fill("2 2\n3 x");
      await press(page, w.judge);
      await expect(panel(page).getByRole("alert")).toHaveText(w.fault);
      await expect(output(page)).toHaveCount(0);
      await input.press("Backspace");
      await expect(panel(page).getByRole("alert")).toHaveCount(0);
    });
  });

strictTest("a problem is found by site and number, and another one begins anew", async ({page}) => {
  await page.goto("index.html#/contest?lang=en");
  const desk = page.locator(".judge");
  await desk.getByRole("button", {name: "Luogu"}).click();
  await expect(desk.locator(".problems a").first()).toContainText("Luogu P");
  await desk.getByRole("searchbox").fill("p10501");
  await expect(desk.getByRole("status").first()).toHaveText("1 problem found");
  await desk.getByRole("searchbox").press("Enter");
  await expect(desk.getByRole("heading", {name: "Cutting Game"})).toBeVisible();
  await expect(desk.locator(".problems a")).toHaveAttribute("aria-current", "true");
  await desk.getByRole("button", {name: "Fill in the sample"}).click();
  await desk.getByRole("button", {name: "Solve", exact: true}).click();
  await expect(desk.getByLabel("Output", {exact: true})).toHaveValue("LOSE\nLOSE\nWIN\n");
  await desk.getByRole("searchbox").press("Escape");
  await desk.getByRole("link", {name: "Luogu P2197"}).click();
  await expect(desk.getByRole("heading", {name: "Nim (template)"})).toBeVisible();
  await expect(desk.getByLabel("Your input")).toHaveValue("");
  await expect(desk.getByLabel("Output", {exact: true})).toHaveCount(0);
});

strictTest("an id typed any way is the problem's page, with its idea, its proof and programs", async ({page}) => {
  for (const id of ["hdu1850", encodeURIComponent("洛谷P2197"), encodeURIComponent("codeforces 305/E")]) {
    await page.goto(`index.html#/contest/${id}?lang=en`);
    const panel = page.locator(".problem");
    await expect(panel.getByRole("heading", {name: "Why it works"})).toBeVisible();
    await panel.getByRole("button", {name: "Python"}).click();
    await expect(panel.locator(".listing")).toContainText("print(");
    await panel.getByRole("button", {name: "C++"}).click();
    await expect(panel.locator(".listing")).toContainText("int main()");
  }
});

/** A worker that stays busy forever once it judges. */
const endless = `self.addEventListener("message", ({data}) => { if (data?.args?.[0]?.verb === "judge") for (;;); });\n`;

strictTest("a judge that is left, or given up before, holds up nothing that is asked after it", async ({page}) => {
  await page.route("**/worker*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: endless + (await response.text())});
  });
  for (const [address, isGivenUp] of [
    ["nim:4,5,6", false],
    ["nim:1,2,4", true],
  ] as const) {
    await page.goto("index.html#/contest/hdu-1907?lang=en");
    const panel = page.locator(".judge");
    await panel.getByRole("button", {name: "Fill in the sample"}).click();
    await panel.getByRole("button", {name: "Solve", exact: true}).click();
    const cancel = panel.getByRole("button", {name: "Cancel"});
    await expect(cancel).toBeVisible();
    if (isGivenUp) await cancel.click();
    await open(page, address, "?lang=en");
    await expect(page.locator(".verdict")).toContainText("*7");
    await expectBoardSettled(page);
  }
});
