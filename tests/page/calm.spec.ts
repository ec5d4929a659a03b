// Calm of the analysis: few controls beside the board at first sight, each winning move listed once, and the first reason
// within two screens of a telephone.
import {expect, type Page} from "@playwright/test";
import {games} from "./catalogue";
import {listedMoves, open, position, sharedPageTest as test} from "./playing";

const sampleOf = (id: string) => `${id}:${games.find(({game}) => game === id)?.sample}`;
const addresses = ["nim:3,5,7", "kayles:7,9", "domineering:4x4", sampleOf("hackenbush"), "nim:3,5 + kayles:7"];
const maxControls = 30;
const controls = ":is(a[href], button, input, select, textarea, summary, [tabindex='0'])";

/** Number of the controls that can be seen beside the board: not those of its picture, nor of the article on the game. */
const controlsBeside = (page: Page) =>
  page
    .locator(`main ${controls}`)
    .evaluateAll(
      (elements) => elements.filter((e) => e.checkVisibility() && !e.closest("svg, .spread > .after")).length,
    );

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const)
  for (const address of addresses)
    test(`at most ${maxControls} controls beside the board of ${address}, ${width} px wide`, async ({page}) => {
      await page.setViewportSize({width, height});
      await open(page, address, "?lang=en");
      await expect(page.locator(".moves .fold")).toBeVisible();
      await expect(page.locator(".why .reason").first()).toBeVisible();
      const count = await controlsBeside(page);
      expect(count).toBeGreaterThan(10);
      expect(count).toBeLessThanOrEqual(maxControls);
      if (width > 1000) return;
      const bottom = await page
        .locator(".why p")
        .first()
        .evaluate((p) => p.getBoundingClientRect().bottom + scrollY);
      expect(bottom).toBeLessThanOrEqual(2 * height);
    });

test("each winning move is listed once, until the list of all moves is unfolded", async ({page}) => {
  await open(page, "nim:3,5,7", "?lang=en");
  const named = page.locator("main button").getByText(/^heap 2: 5 → 4$/);
  await expect(named.filter({visible: true})).toHaveCount(1);
  expect(await (await listedMoves(page)).count()).toBe(15);
  await expect(named.filter({visible: true})).toHaveCount(2);
});

test("winning moves that have no button of their own are one press away", async ({page}) => {
  await open(page, "kayles:20,31", "?lang=en");
  await expect(page.locator("#board .chip")).toHaveCount(4);
  const more = page.locator("#board .chips").getByRole("button", {name: "1 more"});
  await more.click();
  await expect(page.locator(".moves .wins").first()).toBeVisible();
});

test("rare conventions are one press away, and stay in sight once chosen", async ({page}) => {
  await open(page, "nim:3,5,7", "?lang=en");
  const usual = page.locator(".convention select option");
  await expect(usual).toHaveText(["normal: the last move wins", "misère: the last move loses"]);
  const other = page.getByRole("button", {name: "Anti-SG with the stop rule"});
  await expect(other).toBeHidden();
  await page.getByTitle("More ways to play").click();
  await other.click();
  await expect(page).toHaveURL(/play=sj/);
  await expect(page.locator(".convention select")).toHaveValue("sj");
  expect(await position(page)).toBe("nim:3,5,7");
});
