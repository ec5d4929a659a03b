// Links in the explanation: into a position that follows and back, along a line, and step by step.
import {expect} from "@playwright/test";
import {everyNth} from "../helpers/effort.mjs";
import {expectBoardSettled, open, sharedPageTest, strictTest as test} from "./playing";

sharedPageTest(
  "an explanation is looked into and left again, and a searched position is played out",
  async ({page}) => {
    await open(page, "kayles:7", "?lang=en");
    const why = page.locator(".why");
    await why.getByRole("button", {name: "2,3"}).click();
    const trail = page.getByRole("navigation", {name: "Positions you looked into"});
    await expect(trail).toContainText("kayles:2,3");
    await expect(why).toContainText("nim-sum is 1");
    await expect(page.getByRole("button", {name: "Back to this position"})).toBeFocused();
    await why.getByText("Step by step").click();
    await why.getByRole("button", {name: "0", exact: true}).first().click();
    await expect(why).toContainText(/No moves (?:are )?left/);
    await trail.getByRole("button", {name: "kayles:2,3"}).click();
    await expect(why).toContainText("nim-sum is 1");
    await page.getByRole("button", {name: "Back to this position"}).click();
    await expect(why.getByRole("button", {name: "2,3"})).toBeVisible();
    await expect(why.locator("[tabindex='-1']")).toBeFocused();

    await open(page, "cram:3x3", "?lang=zh");
    await why.getByRole("button", {name: "推演到底"}).click();
    await expect(why.locator(".principal")).toContainText("4. ");
  },
);

sharedPageTest("a reduction is walked step by step, each step with its picture and on the board", async ({page}) => {
  await open(page, "hackenbush:0-1 1-2 1-3 3-4 4-1 0-5 5-6 6-0", "?lang=en");
  const why = page.locator(".why");
  const highlightedCount = () => page.locator("#board .edge.lit").count();
  await expect(why).toContainText("Step 1 of 4");
  await expect(why).toContainText("Ring rule");
  await expect(why.locator(".stage")).toHaveCount(2);
  for (const step of [2, 3, 4]) {
    await page.getByRole("button", {name: "Next step"}).click();
    await expect(why).toContainText(`Step ${step} of 4`);
  }
  await expect(page.getByRole("button", {name: "Next step"})).toHaveAttribute("aria-disabled", "true");
  await expect(why).toContainText("Only stalks are left on the ground");
  await expect(why.locator(".stage")).toHaveCount(3);
  for (const [step, edges, says] of [
    [3, 1, "Colon principle: replace everything above edge 0-1"],
    [2, 3, "Ring rule"],
    [1, 3, "Ring rule"],
  ] as const) {
    await page.getByRole("button", {name: "Previous step"}).click();
    await expect(why).toContainText(`Step ${step} of 4`);
    await expect(why).toContainText(says);
    await expect.poll(highlightedCount).toBe(edges);
    await expect(why.locator(".stage:first-child .edge:not(.pale)")).toHaveCount(edges);
  }
  await expect(page.getByRole("button", {name: "Previous step"})).toHaveAttribute("aria-disabled", "true");
});

// On a page of earlier tests, the mouse has waited forever for a button to stand still.
test("a winning move, and a move of the explanation, is lit on the board while it is pointed at or has the focus", async ({
  page,
}) => {
  const cases = [
    ["nim:3,5,7", "heap 2: 5 → 4", ".token", [7]],
    ["wythoff:5,8", "heap 1: 5 → 4, heap 2: 8 → 7", ".token", [4, 12]],
    ["kayles:7,9", "row 2: 2 of 9 fall, 1 + 6 left", ".pin", [8, 9]],
    ["bean-pots:1,0,1,2", "", ".heap", null],
    ["coins(turtles):THHTTH", "turn coins 1, 6", ".coin", [0, 5]],
    ["coin-circle(2):3,4", "", ".stone", null],
    ["nim:3 + nim:5", "component 2, heap 1: 5 → 3", ".component:nth-child(2) .token", [3, 4]],
  ] as const;
  for (const [address, name, elements, expected] of everyNth(3, [...cases])) {
    await open(page, address, "?lang=en");
    const moveButtons = page.locator(".chip, .each-move button");
    const move = name === "" ? moveButtons.first() : moveButtons.getByText(name, {exact: true});
    const highlightedIndices = () =>
      page
        .locator(`#board ${elements}`)
        .evaluateAll((elements) => elements.flatMap((e, i) => (e.matches(".lit") ? [i] : [])));
    await expectBoardSettled(page);
    await move.focus();
    if (expected) await expect.poll(highlightedIndices, address).toEqual(expected);
    else await expect.poll(async () => (await highlightedIndices()).length, address).toBeGreaterThan(0);
    await page.locator("#position-text").focus();
    await expect.poll(highlightedIndices, address).toEqual([]);
    await move.hover();
    await expect.poll(async () => (await highlightedIndices()).length, address).toBeGreaterThan(0);
    await page.mouse.move(0, 0);
    await expect.poll(highlightedIndices, address).toEqual([]);
  }
});
