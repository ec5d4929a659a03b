// Files saved of a position.
import {readFile} from "node:fs/promises";
import {expect} from "@playwright/test";
import {open, sharedPageTest as test} from "./playing";

test("the figure of a sum is saved whole, and the winner's plan beside it", async ({page, browser}) => {
  const address = "nim:1 + cutting:2x2 + hackenbush:0-1 0-1";
  await open(page, address, "?lang=en");
  await page.getByRole("button", {name: "Share…"}).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", {name: "Save or copy", exact: true}).click();
  const saveForm = async (form: string) => {
    await dialog.locator("select").selectOption({label: form});
    const saving = page.waitForEvent("download");
    await dialog.getByRole("button", {name: "Save", exact: true}).click();
    return readFile(await (await saving).path(), "utf8");
  };
  const svg = await saveForm("Picture: SVG");
  const plan = JSON.parse(await saveForm("Winner’s plan: JSON"));
  expect([plan.address, plan.wins]).toEqual([address, true]);
  await expect(dialog).toContainText("Saved: strategy.json");
  await page.keyboard.press("Escape");
  // In a page without a policy: this one forbids code made of text.
  const blankPage = await browser.newPage();
  await blankPage.setContent(svg);
  const names = blankPage.locator("svg text").filter({hasText: "Component"});
  await expect(names).toHaveText(["Component 1 · Nim", "Component 2 · Cutting", "Component 3 · Green Hackenbush"]);
  const tops = await names.evaluateAll((elements) => elements.map((name) => name.getBoundingClientRect().top));
  const boxes = await blankPage
    .locator("svg :is(circle, path, rect:not(svg > rect))")
    .evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect()).map(({top, bottom}) => ({top, bottom})),
    );
  // Each board lies under its name and above the next.
  for (const [i, top] of tops.entries()) {
    const nextTop = tops[i + 1] ?? Number.POSITIVE_INFINITY;
    expect(boxes.some((box) => box.top > top && box.bottom < nextTop)).toBe(true);
    expect(boxes.some((box) => box.top < nextTop && box.bottom > nextTop)).toBe(false);
  }
  await blankPage.close();
});
