// The page of short games: a game typed and read, an option followed, a fault reported, the tax moved, two games
// compared.
import {readFileSync} from "node:fs";
import {expect, type Page} from "@playwright/test";
import {everyNth} from "../helpers/effort.mjs";
import {languages, sharedPageTest as test, violations} from "./playing";

const words = {
  en: {
    begins: ["If Left moves first, Left wins.", "If Right moves first, Left wins."],
    hot: "Hot, of temperature 3/4",
    fault: "Character 7.",
    tax: "Tax 1/2: Left stops at 3/2, Right at 1",
    dominated: "dominated: 0 ≤ 1",
    reversible: "reversible: Left answers with 2",
    greater: "The first is greater: Left wins the difference, no matter who moves first.",
    confused: "Confused",
    first: "Left moves first and wins by moving to 1 in the first game.",
    second: "If Right moves first, Left wins.",
  },
  zh: {
    begins: ["左方先走，左方胜。", "右方先走，左方胜。"],
    hot: "热游戏，温度 3/4",
    fault: "第 7 个字符处：",
    tax: "税 1/2：左方停在 3/2，右方停在 1",
    dominated: "被支配：0 ≤ 1",
    reversible: "可逆：左方应以 2",
    greater: "前者较大：两者之差，无论谁先走都是左方胜。",
    confused: "不可比",
    first: "左方先走，在前一个游戏中走到 1 即胜。",
    second: "右方先走，左方胜。",
  },
};

const field = (page: Page) => page.locator("#short-game");
const value = (page: Page) => page.locator(".verdict-of .value");
const options = (page: Page) => page.locator(".value-options");
async function open(page: Page, query: string) {
  await page.goto(`index.html#/values${query}`);
  await expect(field(page)).toBeVisible();
}

for (const lang of languages) {
  const w = words[lang];
  test(`a game is read as it is typed, and a fault told with its place, ${lang}`, async ({page}) => {
    await open(page, `?lang=${lang}`);
    await expect(value(page)).toHaveText("= {2‖1|0}");
    await expect(page.locator(".winners span")).toHaveText(w.begins);
    await expect(page.locator(".verdict-of")).toContainText(w.hot);
    await field(page).fill("1/2 +{");
    await expect(page.locator("#short-game-fault")).toContainText(w.fault);
    await expect(page.locator(".valued")).toHaveCount(0);
    await field(page).fill("{1,0,*,{3|1}|-1,{2|-2}}");
    await expect(value(page)).toHaveText("= {1,{3|1}|−1}");
    await expect(options(page)).toContainText(w.dominated);
    await expect(options(page)).toContainText(w.reversible);
    await expect(options(page).locator("s")).toHaveText(["0", "*", "±2"]);
    await expect(page).toHaveURL(/values\/%7B1,0,%2A/);
    await field(page).fill("");
    await expect(page.locator(".value-work .quiet")).toBeVisible();
    await expect(page.locator(".valued")).toHaveCount(0);
    await expect(page).toHaveURL(/values\/\?/);
  });

  test(`the tax is moved by keys, and its stops are exact, ${lang}`, async ({page}) => {
    await open(page, `/%7B2%7C%7C1%7C0%7D?lang=${lang}`);
    const handle = page.getByRole("slider");
    await handle.focus();
    await expect(handle).toHaveAttribute("aria-valuenow", "0");
    for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowUp");
    await expect(handle).toHaveAttribute("aria-valuetext", w.tax);
    await expect(page.locator(".thermograph output")).toHaveText(w.tax);
    await page.keyboard.press("Home");
    await expect(handle).toHaveAttribute("aria-valuenow", "-1");
    await page.keyboard.press("End");
    await expect(page.locator(".thermograph output")).toContainText("5/4");
    // The highest tax is below the label of the mean.
    const mean = await page.locator(".thermograph-of .mean").boundingBox();
    const line = await page.locator(".thermograph-of .handle path").last().boundingBox();
    expect((mean?.y ?? 0) + (mean?.height ?? 0)).toBeLessThan(line?.y ?? 0);
    const low = Number(await handle.getAttribute("aria-valuenow"));
    const box = await page.locator(".thermograph-of").boundingBox();
    if (!box) throw new Error("no figure");
    await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.8);
    expect(Number(await handle.getAttribute("aria-valuenow"))).toBeLessThan(low);
  });

  test(`two games are compared, each with its first moves, ${lang}`, async ({page}) => {
    await open(page, `/1?lang=${lang}`);
    await page.locator("#other-game").fill("1/2 + *");
    const related = page.locator(".related");
    await expect(related).toContainText(w.greater);
    await expect(related.getByRole("listitem").nth(1)).toHaveText(w.second);
    await expect(page).toHaveURL(/with=1\/2_%2B_%2A|with=1\/2_\+_%2A/);
    await related.getByRole("link").first().click();
    await expect(value(page)).toHaveText("= 1/2*");
    await page.goBack();
    await expect(page.locator("#other-game")).toHaveValue("1/2 + *");
    await field(page).fill("{1|0}");
    await expect(related).toContainText(w.confused);
    await expect(related.getByRole("listitem").first()).toHaveText(w.first);
    await page.locator("#other-game").fill("}");
    await expect(page.locator("#other-game-fault")).toBeVisible();
    // A fault of the first field is not shown for the second.
    await field(page).fill("{1|0");
    await expect(page.locator("#short-game-fault")).toBeVisible();
    await expect(page.locator("#other-game-fault")).toHaveCount(0);
  });
}

test("an option leads to its own page, a sign is put where the caret is, and Back leads back", async ({page}) => {
  await open(page, "/%7B2%7C%7C1%7C0%7D?lang=en");
  await options(page).getByRole("link", {name: "{1|0}"}).click();
  await expect(value(page)).toHaveText("= {1|0}");
  await expect(field(page)).toHaveValue("{1|0}");
  await page.goBack();
  await expect(value(page)).toHaveText("= {2‖1|0}");
  await field(page).fill("1/2");
  await page.getByRole("button", {name: "star"}).click();
  await page.getByRole("button", {name: "up", exact: true}).click();
  await expect(field(page)).toHaveValue("1/2*^");
  await field(page).fill("1/2");
  await page.getByRole("button", {name: "up", exact: true}).click();
  await expect(field(page)).toHaveValue("1/2^");
  await expect(value(page)).toHaveText("= 1/2↑");
});

test("a position has its moves with its options, and its own page", async ({page}) => {
  await open(page, "/%5Bred-blue-hackenbush:0-1b_1-2r_1-3g%5D?lang=en");
  await expect(value(page)).toHaveText("= 1/2*");
  const moves = options(page).locator("tbody td:nth-child(2)");
  await expect(moves).toHaveText(["green edge 1–3", "blue edge 0–1", "green edge 1–3", "red edge 1–2"]);
  await page.getByRole("link", {name: "Open the position"}).click();
  await expect(page.locator("#position-text")).toHaveValue("red-blue-hackenbush:0-1b 1-2r 1-3g");
});

const domineering = {
  en: ["none: it replaces a reversible option", "domino on (1,0) and (1,1); domino on (3,0) and (3,1)"],
  zh: ["无：由可逆后继代换而来", "骨牌放在 (1,0)、(1,1)；骨牌放在 (3,0)、(3,1)"],
} as const;

for (const lang of languages)
  test(`a move is told as its board tells it, none of a reversed option; nothing is cut off, ${lang}`, async ({
    page,
  }) => {
    const moves = domineering[lang];
    await page.setViewportSize({width: 360, height: 800});
    await open(page, `/%5Bdomineering:2x5%5D?lang=${lang}`);
    await expect(options(page).locator("tbody td:nth-child(2)").first()).toHaveText(moves[0]);
    await expect(options(page).locator("tbody td:nth-child(2)").filter({hasText: moves[1]})).toHaveCount(1);
    const ends = () =>
      options(page)
        .locator("tbody :is(th, td)")
        .evaluateAll((elements) => Math.max(...elements.map((element) => element.getBoundingClientRect().right)));
    await expect.poll(ends).toBeLessThanOrEqual(360);
  });

test("a value is copied as CGSuite writes it", async ({page}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/1_%2B_%5E_%2B_%2A?lang=en");
  await expect(value(page)).toHaveText("= 1↑*");
  await page.getByRole("button", {name: "Copy value"}).click();
  await expect(page.locator(".verdict-of")).toContainText("Copied.");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("1^*");
});

test("long work is told, cancelled, and taken up again", async ({page}) => {
  await open(page, "/1?lang=en");
  await expect(value(page)).toHaveText("= 1");
  const hot =
    "{2|-2}+{3||1|-4}+{7||5|-9}+{12||3|-14}+{16||5|-31}+{19|3||-5}+{40|1||-7}+{77|2||-30|-90}+{55|20||1|-41}+{99|50||3|-60}+{130|44||9|-77}+{180|61||-20|-99}";
  await field(page).fill(hot);
  // Before the value is found, what is certain is shown; it stays after a cancellation.
  const certain = page.locator(".certain .winners + p");
  await expect(certain).toContainText(
    /^Means add up\. Mean: \d+(\/\d+)?; temperature: \d+(\/\d+)?; stop if Left moves first: \[/,
  );
  await page.getByRole("button", {name: "Cancel"}).click();
  await expect(page.locator(".value-work")).toContainText("Cancelled");
  await expect(certain).toBeVisible();
  await expect(page.locator(".certain .winners")).toContainText("If Right moves first, Left wins.");
  await expect(page.locator(".valued")).toHaveClass(/stale/);
  await page.getByRole("button", {name: "Try again"}).click();
  await expect(page.getByRole("button", {name: "Cancel"})).toBeVisible();
  await field(page).fill("*2");
  await expect(value(page)).toHaveText("= *2");
  await expect(page.getByRole("button", {name: "Cancel"})).toHaveCount(0);
  await expect(certain).toHaveCount(0);
});

const proving = {
  en: {prove: "Save a proof", play: "Play the difference"},
  zh: {prove: "保存证明", play: "玩两者之差"},
};

for (const lang of languages)
  test(`the proof of a value is saved, and the difference played by keys and pointer, ${lang}`, async ({page}) => {
    const {prove, play} = proving[lang];
    await open(page, `/domineering:2x2?lang=${lang}`);
    await expect(value(page)).toHaveText("= ±1");
    const saving = page.waitForEvent("download");
    await page.getByRole("button", {name: prove}).first().click();
    const certificate = JSON.parse(readFileSync(await (await saving).path(), "utf8"));
    expect([certificate.relation, certificate.difference]).toEqual(["=", "domineering:2x2 + -value:+-1"]);
    await expect(page.locator(".certified").first()).toContainText("domineering:2x2 + -value:+-1 = 0");
    await page.getByRole("link", {name: play}).first().click();
    const component = page.locator("#board .component").nth(1);
    await expect(component.locator(".option")).toHaveText(["1", "-1"]);
    await expect(component.locator(".option.other")).toHaveText(["1"]);
    await component.locator(".option.spot").press("Enter");
    await expect(component.locator(".state")).toHaveText("-1");
    await page.locator("#board .component").first().locator(".spot").first().click();
    await expect(page).toHaveURL(/moves=1\.0\.1/);
  });

test("it does not stand under the table of Grundy values, which it is none of", async ({page}) => {
  await open(page, "/1?lang=zh");
  await expect(page.locator(".masthead nav [aria-current]")).toHaveText("求值");
  await expect(page.locator(".tabs a")).toHaveText(["SG 表", "Nim 数", "非公平游戏", "自己写游戏"]);
});

test("the other pages lead to it", async ({page}) => {
  await page.goto("index.html#/nimbers/7*9?lang=en");
  await page.locator(".tabs").getByRole("link", {name: "Partizan"}).click();
  await expect(page.locator("h1")).toBeFocused();
  await expect(page.locator("h1")).toHaveText("A game between Left and Right");
  await page.goBack();
  await expect(page.locator(".reckoned .value")).toHaveText("= 8");
});

for (const [theme, lang] of everyNth(2, [
  ["light", "en"],
  ["dark", "zh"],
]))
  test(`axe finds nothing on the page of a value, ${theme}, ${lang}`, async ({page}) => {
    // The styles of the tables of a sequence stay with the document, and have no effect on this page.
    await page.goto(`index.html#/sequence/kayles?to=100&lang=${lang}`);
    await expect(page.locator(".heap-values").first()).toBeVisible();
    await open(page, `/%5Bnim:3,5%5D?lang=${lang}&theme=${theme}&with=1`);
    await expect(page.locator(".relation")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({width: 320, height: 700});
    // One for each kind of layout.
    const looked = everyNth(2, ["{1,0,*,{3|1}|-1,{2|-2}}", "+-{1,{3|0}}", "11/8", "-1000000", "{1|0"]);
    for (const game of looked) {
      await field(page).fill(game);
      await expect(page.locator(game === "{1|0" ? "#short-game-fault" : ".valued:not(.stale)")).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  });
