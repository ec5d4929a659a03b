// Pasted graphs: the reading is shown, another reading can be chosen, and so can one of several graphs.
import {expect, type Page} from "@playwright/test";
import {isLong} from "../helpers/effort.mjs";
import {button, edit, editor, keys, press, shows} from "./graph-hands";
import {chooseOpponent, open, position, sharedPageTest as test, violations} from "./playing";

const paste = (page: Page, into: string, text: string) =>
  page.locator(into).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    (field as HTMLInputElement).select();
    field.dispatchEvent(new ClipboardEvent("paste", {clipboardData, bubbles: true, cancelable: true}));
  }, text);

test("what is pasted is read where it can be seen, and axe finds nothing", async ({page}) => {
  await open(page, "madmax(1>2:a):1,2", "?lang=en");
  const clean = async () => expect(await violations(page, {exclude: [".gallery"]})).toEqual([]);
  await page.getByRole("button", {name: "Edit", exact: true}).click();
  await press(page, "e0");
  await page.locator(editor).locator(".tools select").selectOption("c");
  await expect.poll(() => position(page)).toBe("madmax(1>2:c):1,2");
  if (isLong) await clean();

  await page.locator("#position-text").fill("nim:3 + dag(1>2):1");
  await expect(page.locator(editor)).toHaveCount(0);
  await page.getByRole("button", {name: "Edit", exact: true}).last().click();
  // An opponent whose turn it is waits until the editor is closed.
  await page.locator(".options summary").click();
  await chooseOpponent(page, "perfect");
  await page.getByRole("button", {name: "Swap sides"}).click();
  await page.locator(`${editor} svg`).focus();
  await keys(page, "End", "Home", "t");
  await expect(page.locator(".verdict")).toContainText("*3");
  await page.evaluate(() => new Promise((later) => setTimeout(later, 200)));
  await expect.poll(() => position(page)).toBe("nim:3 + dag(1>2):1,1");
  await button(page, "Done").click();
  await expect.poll(() => position(page)).toBe("nim:0 + dag(1>2):1,1");

  await chooseOpponent(page, "none");
  await page.locator("#position-text").fill("hackenbush:0-1");
  await expect(page.locator("#board .edge.spot")).toHaveCount(1);
  await paste(page, "#position-text", "４ ３\n1 2\n2 3\n3 4\n");
  const reads = page.locator(`${editor} .readings label`);
  await expect(reads).toHaveText([
    "An edge list, vertices numbered from 1, header 4 3 left out: 4 vertices, 3 edges",
    "An edge list, vertices numbered from 1: 4 vertices, 4 edges",
  ]);
  await expect(button(page, "Use it")).toHaveCount(0);
  await reads.first().click();
  await clean();
  await button(page, "Use it").click();
  await shows(page, "hackenbush:ground=1 1-2 2-3 3-4");
  await page.getByLabel("Pasted text").fill("[-1,0,0,1]");
  await expect(page.locator(`${editor} .read`)).toContainText(
    "A parent array, vertices numbered from 0, -1 marks the root",
  );
  await button(page, "Use it").click();
  await shows(page, "hackenbush:0-1 0-2 1-3");
  await button(page, "Undo").click();
  await shows(page, "hackenbush:ground=1 1-2 2-3 3-4");
  await page.getByLabel("Pasted text").fill("hello");
  await expect(page.locator(`${editor} .fault`)).toHaveText("This can’t be read as a graph.");
});

test("of several graphs behind their count, one is chosen", async ({page}) => {
  await edit(page, "node-kayles:0-1", "en");
  await page.locator(`${editor} .paste summary`).click();
  const pasted = page.getByLabel("Pasted text");
  await pasted.fill("2\n3 2\n1 2\n2 3\n4 3\n1 2\n2 3\n3 4");
  const which = page.getByLabel("Test case, of 2");
  await expect(which.locator("option")).toHaveText(["1: 3 2 / 1 2 / 2 3", "2: 4 3 / 1 2 / 2 3 / 3 4"]);
  await which.selectOption("1");
  await page.locator(`${editor} .readings label`).filter({hasText: "header 4 3 left out"}).first().click();
  await button(page, "Use it").click();
  await shows(page, "node-kayles:1-2 2-3 3-4");
  // Two lists of neighbours, or two graphs of one vertex and no edge.
  await pasted.fill("2\n1 0\n1 0");
  const readings = page.locator(`${editor} .readings`).first();
  await expect(readings.locator("legend")).toHaveText("This text can be read in 2 ways. Choose one.");
  await expect(readings.locator("label")).toHaveText(["as one graph", "as 2 test cases after their number"]);
  await expect(button(page, "Use it")).toHaveCount(0);
  await readings.getByRole("radio").last().check();
  await expect(which).toBeVisible();
  await readings.getByRole("radio").first().check();
  await expect(which).toHaveCount(0);
});
