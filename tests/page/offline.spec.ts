// The site offline after one visit: it works without its host, and an update never mixes two versions.
import {expect} from "@playwright/test";
import {everyNth} from "../helpers/effort.mjs";
import {cacheNames, expectOffline, foot, newer, test, update, verdict, version} from "./kept-site";
import {languages} from "./playing";

declare global {
  interface Window {
    /** Set by a chunk of the next version. */
    part?: string;
    isSame?: boolean;
  }
}

const pages: Record<string, [address: string, comes: string]> = {
  "the folder itself": ["", "#board svg"],
  home: ["index.html#/", "#board svg"],
  play: ["index.html#/kayles:5,6?mode=play", "#board svg"],
  analyse: ["index.html#/hackenbush:0-1 1-2 2-0?lang=zh", ".verdict .letter"],
  present: ["index.html#/nim:3,5,7?present=1", "#board svg"],
  games: ["index.html#/games", ".cards .board"],
  puzzles: ["index.html#/puzzles?lang=zh", ".cards .board"],
  contest: ["index.html#/contest/hdu-1907", ".judge textarea"],
  values: ["index.html#/sequence/kayles", "main canvas"],
  nimbers: ["index.html#/nimbers/7*9", ".reckoned .value"],
  "short games": ["index.html#/values/{2||1|0}", ".verdict-of .value"],
  learn: ["index.html#/learn", ".articles a"],
  contents: ["learn/", ".articles a"],
  article: ["learn/nim.html?theme=dark", "sg-game .board"],
  "article in Chinese": ["learn/zh/mex.html", "sg-game .board"],
  "article without its ending": ["learn/sums", "sg-game .board"],
  evidence: ["learn/evidence.html", "table.figures"],
  licences: ["THIRD-PARTY-NOTICES.txt", "pre"],
};

test("killed after one visit of the first page, the host is not missed on any page", async ({page, context, host}) => {
  await page.goto(`${host.site}?lang=en`);
  await expectOffline(page);
  await host.kill();
  await page.goto(`${host.site}index.html#/nim:3,5,7?lang=en`);
  await page.locator("#board").getByRole("button", {name: "Edit", exact: true}).click();
  await expect(page.locator("#board .editor, #board .form")).toBeVisible();
  await page.getByRole("button", {name: "切换到中文"}).click();
  await expect(verdict(page)).toContainText("必胜");
  for (const [name, [address, comes]] of everyNth(3, Object.entries(pages)))
    await test.step(name, async () => {
      const tab = await context.newPage();
      await tab.goto(host.site + address);
      // A figure is loaded when it comes into view.
      if (comes.startsWith("sg-game")) await tab.locator("sg-game").first().scrollIntoViewIfNeeded();
      await expect(tab.locator(comes).first()).toBeVisible();
      await tab.close();
    });
});

test("killed after one visit of an article, the host is not missed", async ({page, host}) => {
  await page.goto(`${host.site}learn/zh/nim.html`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await host.kill();
  await page.goto(`${host.site}learn/mex.html`);
  await expect(page.locator("sg-game .board").first()).toBeVisible();
  await page.goto(`${host.site}#/nim:3,5,7?lang=en`);
  await expect(verdict(page)).toContainText("*1");
});

test("the page that was open when the site was kept has all its parts", async ({page, host}) => {
  await page.goto(`${host.site}#/nim:3,5,7?lang=en`);
  await expectOffline(page);
  await host.kill();
  await page.evaluate(() => {
    window.location.hash = "#/nimbers/7*9";
  });
  await expect(page.locator(".reckoned .value").first()).toBeVisible();
});

for (const lang of languages)
  test(`an update is told, waits to be accepted, and leaves the other tab what it has, ${lang}`, async ({
    page: firstTab,
    context,
    host,
    next,
  }) => {
    const says = {
      en: ["works offline", "There is a new version.", "Reload to use it", "Later"],
      zh: ["断网也能用", "有新版本。", "更新并重新载入", "以后再说"],
    };
    const [works, updateMessage, accept, later] = says[lang] as [string, string, string, string];
    await firstTab.goto(`${host.site}#/nim:3,5,7?lang=${lang}`);
    await expect(foot(firstTab)).toContainText(works);
    const otherTab = await context.newPage();
    await otherTab.goto(`${host.site}#/kayles:5?lang=${lang}`);
    await expect(verdict(otherTab)).toContainText("*4");
    await otherTab.evaluate(() => {
      window.isSame = true;
    });
    host.folder = next.folder;
    await update(firstTab);
    await expect(newer(firstTab)).toContainText(updateMessage);
    await expect(newer(otherTab)).toContainText(updateMessage);
    await newer(otherTab).getByRole("button", {name: later}).click();
    // Nobody has accepted the update: a reload shows the previous version.
    await firstTab.reload();
    await expect(foot(firstTab)).toContainText(version);
    await firstTab.locator("#position-text").fill("nim:1,2");
    await expect(verdict(firstTab)).toContainText("*3");
    await newer(firstTab).getByRole("button", {name: accept}).click();
    await expect(foot(firstTab)).toContainText(next.version);
    await expect(firstTab.locator("#position-text")).toHaveValue("nim:1,2");
    await expect(newer(firstTab)).toHaveCount(0);

    // The host has no file of the previous version; the other tab goes on with all of it.
    await host.kill();
    await expect(foot(otherTab)).toContainText(version);
    for (const tab of [firstTab, otherTab]) {
      await tab.evaluate(() => {
        window.location.hash = "#/nimbers/7*9";
      });
      await expect(tab.locator(".reckoned .value").first()).toBeVisible();
    }
    expect(await firstTab.evaluate(() => window.part)).toBe("next");
    expect(await otherTab.evaluate(() => [window.part, window.isSame])).toEqual([undefined, true]);
    expect(await cacheNames(otherTab)).toHaveLength(2);

    // Once it is closed, nothing is cached for it.
    await otherTab.close();
    await firstTab.reload();
    await expect.poll(() => cacheNames(firstTab)).toEqual([expect.stringContaining(next.version)]);
    await expect(foot(firstTab)).toContainText(next.version);
  });

test("the last tab closed, the next one is of the new version", async ({page, context, host, next}) => {
  await page.goto(`${host.site}#/nim:3,5,7?lang=en`);
  await expectOffline(page);
  host.folder = next.folder;
  await update(page);
  await expect(newer(page)).toBeVisible();
  await page.close();
  const tab = await context.newPage();
  await expect(async () => {
    await tab.goto("about:blank");
    await tab.goto(`${host.site}#/nim:3,5,7?lang=en`);
    await expect(foot(tab)).toContainText(next.version, {timeout: 1_000});
  }).toPass();
  await expect.poll(() => cacheNames(tab)).toEqual([expect.stringContaining(next.version)]);
});
