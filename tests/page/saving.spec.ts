// What is taken along of a position as a file.
import {readFile} from "node:fs/promises";
import {expect} from "@playwright/test";
import {open, lasting as test} from "./playing";

test("the figure of a sum is saved whole, and the winner's plan beside it", async ({page, browser}) => {
  const address = "nim:1 + cutting:2x2 + hackenbush:0-1 0-1";
  await open(page, address, "?lang=en");
  await page.getByRole("button", {name: "Share…"}).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", {name: "Save or copy", exact: true}).click();
  const saved = async (form: string) => {
    await dialog.locator("select").selectOption({label: form});
    const saving = page.waitForEvent("download");
    await dialog.getByRole("button", {name: "Save", exact: true}).click();
    return readFile(await (await saving).path(), "utf8");
  };
  const svg = await saved("Picture: SVG");
  const plan = JSON.parse(await saved("Winner’s plan: JSON"));
  expect([plan.address, plan.wins]).toEqual([address, true]);
  await expect(dialog).toContainText("Saved: strategy.json");
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
