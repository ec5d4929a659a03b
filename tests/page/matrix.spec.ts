// The three builds in every supported place: each loads, solves, plays and shares, or says why it cannot start.
// docs/browsers.md has the table.
import {pathToFileURL} from "node:url";
import {expect, type Frame, type Page, test} from "@playwright/test";
import {everyNth} from "../helpers/effort.mjs";
import {framed, hash, open, type Place, places, strict, types, withHeaders} from "./places";
import {letGo} from "./playing";

const spots = (frame: Frame) => frame.locator(".board [data-spot]");
const verdict = (frame: Frame) => frame.locator(".verdict:not(.stale)");

for (const [name, place] of everyNth(3, Object.entries(places)))
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
      const fullLink = frame.getByRole("link", {name: "Open the full page"});
      await expect(share.or(fullLink)).toBeVisible();
      let link = "";
      if (await share.isVisible()) {
        await share.click();
        link = await frame.getByLabel("Link", {exact: true}).inputValue();
      } else link = await fullLink.evaluate((a) => (a as HTMLAnchorElement).href);
      const otherPage = await context.newPage();
      await otherPage.goto(new URL(link, baseURL).href);
      await expect(otherPage.locator("#board [data-spot]")).toHaveCount(14);
    });
  });

const startMessage = (frame: Frame) => frame.locator("#starting");

for (const [name, place] of Object.entries({
  "the site from the disk": {at: pathToFileURL("dist/index.html").href + hash},
  "the site in a sandboxed frame, of a host that does not let it be read": {
    at: "frame.html",
    made: framed(`/index.html${hash}`, "allow-scripts allow-popups"),
  },
  "the site with scripts of the wrong type": {
    at: `index.html${hash}`,
    answers: [types.script, withHeaders({"content-type": "text/plain"})],
  },
} satisfies Record<string, Place> as Record<string, Place>))
  test(`${name} says that it cannot start, and leads to the page in one file`, async ({page, baseURL}) => {
    const frame = await open(page, place, baseURL as string);
    await expect(startMessage(frame)).toContainText("This page cannot start");
    await expect(startMessage(frame)).toContainText("本页无法启动");
    const popup = page.waitForEvent("popup");
    await startMessage(frame).getByRole("link").first().click();
    await expect((await popup).locator("#board [data-spot]").first()).toBeVisible();
  });

test("one file under a policy that lets no script within a page run says what to do", async ({page, baseURL}) => {
  const frame = await open(
    page,
    {at: `standalone.html${hash}`, answers: [types.all, withHeaders({"content-security-policy": strict})]},
    baseURL as string,
  );
  await expect(startMessage(frame)).toContainText("save this file");
  await expect(startMessage(frame)).toContainText("存到本地");
});
