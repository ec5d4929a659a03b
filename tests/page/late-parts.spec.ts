// Parts of the page that are loaded on demand: if one fails to load, its place says so, and the page goes on.
import {expect, type Page, test} from "@playwright/test";
import {everyNth} from "../helpers/effort.mjs";
import {failureNotice, field, html, missing, says, verdict} from "./faults";
import {languages, letGo} from "./playing";

test.afterEach(letGo);

declare global {
  interface Window {
    mend(): void;
  }
}

/** Parts loaded on demand: how each is opened, the file that holds it, and an element that shows that it is there. */
const late: [part: string, open: (page: Page) => Promise<unknown>, file: RegExp, comes: string][] = [
  ["the page of nimbers", (page) => goTo(page, "#/nimbers/3*5"), /\/nimber-page-[^/]*\.js$/, ".reckoned .value"],
  ["the look of that page", (page) => goTo(page, "#/nimbers/3*5"), /\/nimber-page-[^/]*\.css$/, ".reckoned .value"],
  ["the page of values", (page) => goTo(page, "#/sequence/kayles"), /\/sequence-page-[^/]*\.js$/, "main canvas"],
  ["the words of that page", (page) => goTo(page, "#/sequence/kayles"), /\/values-[^/]*\.js$/, "main canvas"],
  ["the list of articles", (page) => goTo(page, "#/learn"), /\/learn-page-[^/]*\.js$/, ".articles a"],
  ["the editor", (page) => page.locator("#board .edit").click(), /\/editor-[^/]*\.js$/, "#board .form"],
  [
    "the dialog to share",
    (page) => page.locator(".aside button[aria-haspopup=dialog], button[aria-haspopup=dialog]").first().click(),
    /\/sharing-[^/]*\.js$/,
    "dialog[open]",
  ],
];
const goTo = (page: Page, hash: string) =>
  page.evaluate((hash) => {
    const lang = /lang=\w+/.exec(window.location.hash)?.[0];
    window.location.hash = `${hash}?${lang}`;
  }, hash);
const parts = {
  en: {lost: "couldn’t be loaded", coming: "Loading this part", newer: "has a new version", reload: "Reload"},
  zh: {lost: "没能载入", coming: "正在载入", newer: "网站已经更新", reload: "重新载入"},
};
const lostNotice = (page: Page) => page.locator("main .lost");

for (const [part, open, file, comes] of everyNth(3, late))
  for (const lang of languages)
    test(`where ${part} does not come, its place says so, and another try brings it, ${lang}`, async ({page}) => {
      let tries = 0;
      await page.goto(`index.html#/nim:3,5,7?lang=${lang}`);
      await expect(verdict(page)).toContainText("*1");
      await page.route(file, async (route) => {
        await (lang === "en" ? html(route) : route.fulfill({status: 404}));
        tries++;
      });
      await open(page);
      await expect(lostNotice(page)).toContainText(parts[lang].lost);
      expect(tries).toBeGreaterThanOrEqual(2);
      await expect(failureNotice(page).and(page.locator(":not(.lost)"))).toHaveCount(0);
      await page.unroute(file);
      await lostNotice(page).getByRole("button", {name: says[lang].again}).click();
      await expect(page.locator(comes).first()).toBeVisible();
      await expect(lostNotice(page)).toHaveCount(0);
      // With its styles.
      await expect
        .poll(() => page.evaluate(() => [...document.styleSheets].every(({cssRules}) => cssRules.length > 0)))
        .toBe(true);
    });

test("one loss on the way is not noticed", async ({page}) => {
  await page.goto("index.html#/nim:3,5,7?lang=en");
  await expect(verdict(page)).toContainText("*1");
  let tries = 0;
  await page.route(/\/nimber-page-[^/]*\.js$/, (route) => (tries++ === 0 ? route.abort() : route.continue()));
  await goTo(page, "#/nimbers/3*5");
  await expect(page.locator(".reckoned .value").first()).toBeVisible();
  expect(tries).toBeGreaterThan(1);
});

for (const lang of languages)
  test(`a part that takes its time is waited for in its place, and given up where the site has a new version, ${lang}`, async ({
    page,
  }) => {
    await page.goto(`index.html#/nim:3,5,7?lang=${lang}`);
    await expect(verdict(page)).toContainText("*1");
    let lose = () => {};
    const wait = new Promise<void>((resolve) => {
      lose = resolve;
    });
    await page.route(/\/nimber-page-[^/]*\.js$/, async (route) => {
      await wait;
      await route.fulfill({status: 404});
    });
    await page.route("**/version.txt", (route) => route.fulfill({body: "0.2.0+00000000\n"}));
    await goTo(page, "#/nimbers/3*5");
    await expect(page.locator("main .late")).toContainText(parts[lang].coming);
    await expect(page.locator("main .late > p")).toBeVisible();
    lose();
    await expect(lostNotice(page)).toContainText(parts[lang].newer);
    await page.unrouteAll();
    await lostNotice(page).getByRole("button", {name: parts[lang].reload}).click();
    await expect(page.locator(".reckoned .value").first()).toBeVisible();
    await expect(page).toHaveURL(/nimbers\/3/);
  });

test("what does not come keeps nothing else from coming", async ({page}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/codes-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.route(/\/editor-[^/]*\.js$/, missing);
  await page.goto("index.html#/nim:3,5,7?lang=en");
  await page.locator("#board .edit").click();
  await expect(lostNotice(page)).toContainText(parts.en.lost);
  release();
  await expect(page.locator(".panel.game-0")).toBeVisible();
  await expect(lostNotice(page)).toHaveCount(1);
});

test("an editor that did not come is forgotten at another position", async ({page}) => {
  await page.goto("index.html#/nim:3,5,7?lang=en");
  await page.route(/\/editor-[^/]*\.js$/, missing);
  await page.locator("#board .edit").click();
  await expect(lostNotice(page)).toContainText(parts.en.lost);
  await field(page).fill("nim:1,2");
  await expect(verdict(page)).toContainText("*3");
  await expect(lostNotice(page)).toHaveCount(0);
});

test("a page whose language does not come is there in another one, and says so", async ({page}) => {
  await page.route(/\/zh-[^/]*\.js$/, missing);
  await page.goto("index.html#/nim:3,5,7?lang=zh");
  await expect(verdict(page)).toContainText("*1");
  await expect(page.locator(".banner")).toContainText("中文");
  await page.unrouteAll();
  await page.getByRole("button", {name: "切换到中文"}).click();
  await expect(verdict(page)).toContainText("必胜");
  await expect(page.locator(".banner")).toHaveCount(0);
});

test("a notice of what has failed can be closed", async ({page}) => {
  await page.goto("index.html#/nim:3,5,7?lang=en");
  await expect(verdict(page)).toContainText("*1");
  await page.evaluate(() => {
    void Promise.reject(new Error("of a test"));
  });
  await expect(failureNotice(page)).toContainText("Something on this page went wrong.");
  await failureNotice(page).getByRole("button", {name: "Close"}).click();
  await expect(failureNotice(page)).toHaveCount(0);
  await expect(verdict(page)).toContainText("*1");
});

test("a page that cannot be drawn leaves the way to others", async ({page}) => {
  await page.goto("index.html#/nim:3,5,7?lang=en");
  await expect(verdict(page)).toContainText("*1");
  await page.evaluate(() => {
    const create = document.createElementNS;
    Object.assign(document, {
      createElementNS: (space: string | null, name: string) => {
        if (name === "svg") throw new Error("of a test");
        return create.call(document, space, name);
      },
    });
    window.mend = () => {
      document.createElementNS = create;
    };
    window.location.hash = "#/games?lang=en";
  });
  await expect(failureNotice(page)).toContainText("Something on this page went wrong.");
  await expect(page.locator("main")).toHaveCount(0);
  await expect(failureNotice(page).getByRole("link", {name: "Go to the start page"})).toBeVisible();
  await page.evaluate(() => window.mend());
  await page.goBack();
  await expect(failureNotice(page)).toHaveCount(0);
  await expect(verdict(page)).toContainText("*1");
});
