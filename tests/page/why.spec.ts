// What in the explanation can be walked: into a position that follows and back, and along one line to the end.
import {expect} from "@playwright/test";
import {watchful as test} from "./playing";

test("an explanation is looked into and left again, and a searched position is played out", async ({page}) => {
  await page.goto("/index.html#/kayles:7?lang=en");
  const why = page.locator(".why");
  await why.getByRole("button", {name: "2,3"}).click();
  const trail = page.getByRole("navigation", {name: "Positions looked into"});
  await expect(trail).toContainText("kayles:2,3");
  await expect(why).toContainText("nim-sum is 1");
  await expect(page.getByRole("button", {name: "Back to this position"})).toBeFocused();
  await why.getByText("Step by step").click();
  await why.getByRole("button", {name: "0", exact: true}).first().click();
  await expect(why).toContainText("No move is left.");
  await trail.getByRole("button", {name: "kayles:2,3"}).click();
  await expect(why).toContainText("nim-sum is 1");
  await page.getByRole("button", {name: "Back to this position"}).click();
  await expect(why.getByRole("button", {name: "2,3"})).toBeVisible();
  await expect(why.locator("[tabindex='-1']")).toBeFocused();

  await page.goto("/index.html#/cram:3x3?lang=zh");
  await why.getByRole("button", {name: "推演到底"}).click();
  await expect(why.locator(".principal")).toContainText("4. ");
});

// On a page that other tests had left, the mouse has waited for a button to stand still for ever.
test("a move of the explanation is lit on the board while it is pointed at or has the focus", async ({page}) => {
  const cases = [
    ["nim:3,5,7", "heap 2: 5 → 4", ".heap", [1]],
    ["wythoff:5,8", "heap 1: 5 → 4, heap 2: 8 → 7", ".heap", [0, 1]],
    ["kayles:7,9", "row 2: 2 of 9 fall, 1 + 6 left", ".pin", [7, 8, 9, 10, 11, 12, 13, 14, 15]],
    ["bean-pots:1,0,1,2", "", ".heap", null],
    ["coins(turtles):THHTTH", "turn coins 1, 6", ".coin", [0, 5]],
    ["coin-circle(2):3,4", "", ".stone", null],
    ["nim:3 + nim:5", "component 2, heap 1: 5 → 3", ".component:nth-child(2) .heap", [0]],
  ] as const;
  for (const [address, name, elements, expected] of cases) {
    await page.goto(`/index.html#/${address.replaceAll(" ", "_")}?lang=en`);
    const made = page.locator(".each-move button");
    const move = name === "" ? made.first() : made.getByText(name, {exact: true});
    const lit = () =>
      page.locator(`#board ${elements}`).evaluateAll((all) => all.flatMap((e, i) => (e.matches(".lit") ? [i] : [])));
    await expect(page.locator("#board")).toHaveAttribute("aria-busy", "false");
    await move.focus();
    if (expected) await expect.poll(lit, address).toEqual(expected);
    else await expect.poll(async () => (await lit()).length, address).toBeGreaterThan(0);
    await page.locator("#position-text").focus();
    await expect.poll(lit, address).toEqual([]);
    await move.hover();
    await expect.poll(async () => (await lit()).length, address).toBeGreaterThan(0);
    await page.mouse.move(0, 0);
    await expect.poll(lit, address).toEqual([]);
  }
});
