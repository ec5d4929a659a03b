// Wherever one of the three forms stands, it loads, solves, plays and shares; where it cannot start, it says so.
// docs/browsers.md is the table.
import {pathToFileURL} from "node:url";
import {expect, type Frame, type Page, test} from "@playwright/test";
import {oneOf} from "../helpers/effort.mjs";
import {framed, hash, open, type Place, places, sent, strict, types} from "./places";
import {letGo} from "./playing";

const spots = (frame: Frame) => frame.locator(".board [data-spot]");
const verdict = (frame: Frame) => frame.locator(".verdict:not(.stale)");

for (const [name, place] of oneOf(3, Object.entries(places)))
  test.describe(name, () => {
    test.describe.configure({mode: "serial"});
    let page: Page;
    let frame: Frame;
    test.beforeAll(async ({browser, baseURL}) => {
      page = await browser.newPage({reducedMotion: "reduce", baseURL});
      frame = await open(page, place, baseURL as string);
    });
    test.afterAll(async () => {
      await letGo({page});
      await page.close();
    });

    test("loads", async () => {
      await expect(spots(frame)).toHaveCount(15);
      await expect(spots(frame).first()).toBeVisible();
    });

    test("solves", async () => {
      await expect(verdict(frame)).toContainText("*1");
    });

    test("plays", async () => {
      await spots(frame).nth(2).click();
      await expect(spots(frame)).toHaveCount(14);
      await expect(verdict(frame)).toContainText("0");
    });

    test("shares", async ({context, baseURL}) => {
      const share = frame.getByRole("button", {name: "Share…"});
      const whole = frame.getByRole("link", {name: "Open in full"});
      await expect(share.or(whole)).toBeVisible();
      let link = "";
      if (await share.isVisible()) {
        await share.click();
        link = await frame.getByLabel("Link", {exact: true}).inputValue();
      } else link = await whole.evaluate((a) => (a as HTMLAnchorElement).href);
      const other = await context.newPage();
      await other.goto(new URL(link, baseURL).href);
      await expect(other.locator("#board [data-spot]")).toHaveCount(14);
    });
  });

const told = (frame: Frame) => frame.locator("#starting");

for (const [name, place] of Object.entries({
  "the site from the disk": {at: pathToFileURL("dist/index.html").href + hash},
  "the site in a sandboxed frame, of a host that does not let it be read": {
    at: "frame.html",
    made: framed(`/index.html${hash}`, "allow-scripts allow-popups"),
  },
  "the site with scripts of the wrong type": {
    at: `index.html${hash}`,
    answers: [types.script, sent({"content-type": "text/plain"})],
  },
} satisfies Record<string, Place> as Record<string, Place>))
  test(`${name} says that it cannot start, and leads to the page in one file`, async ({page, baseURL}) => {
    const frame = await open(page, place, baseURL as string);
    await expect(told(frame)).toContainText("this page cannot start");
    await expect(told(frame)).toContainText("本页无法启动");
    const opened = page.waitForEvent("popup");
    await told(frame).getByRole("link").first().click();
    await expect((await opened).locator("#board [data-spot]").first()).toBeVisible();
  });

test("one file under a policy that lets no script within a page run says what to do", async ({page, baseURL}) => {
  const frame = await open(
    page,
    {at: `standalone.html${hash}`, answers: [types.all, sent({"content-security-policy": strict})]},
    baseURL as string,
  );
  await expect(told(frame)).toContainText("save this file");
  await expect(told(frame)).toContainText("存到本地");
});
