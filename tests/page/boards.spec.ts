// Boards while a game goes on: nothing changes its size or place, the last move is marked, things look like what they are.
import {expect, type Page} from "@playwright/test";
import {oneOf} from "../helpers/effort.mjs";
import {open, settled, lasting as test, watchful} from "./playing";

/** Where things stand on the boards and how large they are, in px of the page, by their names. */
const stand = (page: Page) =>
  page.locator("#board [data-mark]").evaluateAll((all) =>
    Object.fromEntries(
      all.map((one) => {
        const disc = one.querySelector(".disc")?.getBoundingClientRect() ?? one.getBoundingClientRect();
        const svg = [...document.querySelectorAll("#board svg.board")].indexOf(one.closest("svg") as SVGElement);
        const on = one.closest("svg")?.getBoundingClientRect() ?? disc;
        return [
          `${svg} ${one.getAttribute("data-mark")}`,
          [disc.x - on.x, disc.y - on.y, on.x, on.width, on.height, disc.width, disc.height].map(Math.round).join(" "),
        ];
      }),
    ),
  );

/** Every thing that stands now stands as it did before. */
function expectKept(now: Record<string, string>, then: Record<string, string>) {
  const names = Object.keys(now);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(now[name], name).toBe(then[name]);
}

for (const width of oneOf(2, [360, 1280]))
  test(`counters keep their size and place through moves and undo, ${width} px wide`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await open(page, "nim:40,5,7 + bounded-nim(3):12,2", "?lang=en");
    await settled(page);
    const begun = await stand(page);
    expect(new Set(Object.values(begun).map((one) => one.split(" ").slice(-2).join())).size).toBe(1);
    for (const [svg, counter] of [
      [0, 1],
      [1, 9],
    ] as const) {
      const all = page.locator("#board svg.board").nth(svg).locator(".token");
      const count = await all.count();
      await all.nth(counter).click();
      await expect.poll(() => all.count()).toBeLessThan(count);
      await settled(page);
      expectKept(await stand(page), begun);
    }
    await page.getByRole("button", {name: "Undo", exact: true}).click();
    await settled(page);
    await page.getByRole("button", {name: "Undo", exact: true}).click();
    const places = (one: Record<string, string>) => Object.values(one).sort();
    await expect.poll(async () => places(await stand(page))).toEqual(places(begun));
  });

watchful("what a move took away stands hollow until the next one", async ({page}) => {
  await open(page, "nim:3,5,7", "?lang=en");
  await expect(page.locator("#board .ghost, #board .halo")).toHaveCount(0);
  await page.locator("#board .heap").nth(1).locator(".token").nth(2).click();
  await expect(page.locator("#board .ghost")).toHaveCount(3);
  await expect(page.locator("#board .heap.last .index")).toHaveText("2");
  await page.getByRole("button", {name: "Undo", exact: true}).click();
  await expect(page.locator("#board .ghost")).toHaveCount(0);
  await page.getByRole("button", {name: "Redo", exact: true}).click();
  await expect(page.locator("#board .ghost")).toHaveCount(3);
});

test("what a move took away, and half a domino, are in neither player's colour", async ({page}) => {
  const strokeOf = (thing: string) =>
    page
      .locator(`#board ${thing}`)
      .first()
      .evaluate((e) => getComputedStyle(e).stroke);
  await open(page, "red-blue-hackenbush:0-1b 1-2b 0-3r", "?lang=en");
  const sides = [await strokeOf('[data-colour="b"] .line'), await strokeOf('[data-colour="r"] .line')];
  await page.locator("#board .edge.spot").first().press("Enter");
  await expect(page.locator("#board path.ghost")).not.toHaveCount(0);
  for (const mark of ["path.ghost", "circle.ghost", ".halo"]) expect(sides).not.toContain(await strokeOf(mark));
  await open(page, "domineering:3x3", "?lang=en");
  await page.locator("#board .tile.spot").nth(4).click();
  await expect(page.locator("#board .tile.chosen")).toHaveCount(1);
  expect(sides).not.toContain(await strokeOf(".tile.chosen .cell"));
});

test("a domino has the colour of who laid it, where that is known", async ({page}) => {
  const taken = (side: string) => page.locator(`#board .tile.taken${side}`);
  await open(page, "domineering:#.../..../....", "?lang=en&moves=1.5;2.3");
  await expect(taken(".left")).toHaveCount(2);
  await expect(taken(".right")).toHaveCount(2);
  await expect(taken(":not(.left, .right)")).toHaveCount(1);
  await open(page, "domineering:#.../..../....", "?lang=en&moves=1.5;2.3&at=1");
  await expect(taken(".right")).toHaveCount(0);
  await expect(taken(".left")).toHaveCount(2);
  // Both lay the same dominoes.
  await open(page, "cram:3x3 + domineering:2x2", "?lang=en&moves=1.0.2;0.0.1");
  await expect(taken("")).toHaveCount(4);
  await expect(taken(":is(.left, .right)")).toHaveCount(2);
});

test("a pass is a card that is played once", async ({page}) => {
  await open(page, "pass-nim:3,3/pass", "?lang=en");
  await expect(page.locator("#board .heap .index")).toHaveText(["1", "2"]);
  await page.locator("#board .token", {has: page.locator(".pass")}).click();
  await expect(page.locator("#board .pass")).toHaveCount(0);
  await expect(page.locator("#board .heap .index")).toHaveText(["1", "2"]);
  await expect(page.locator("#board .ghost")).toHaveCount(1);
});

test("boxes are filled, and the inner heaps of a row are locked", async ({page}) => {
  await open(page, "stone-boxes:2/8,3/10", "?lang=en");
  await expect(page.locator("#board .stone-in")).toHaveCount(5);
  const free = page.locator("#board .heap").first().locator(".token.spot");
  // Two stones let four in: a touch of the second free place puts two.
  await free.nth(-2).click();
  await expect(page.locator("#board .heap").first().locator(".stone-in")).toHaveCount(4);
  await open(page, "end-nim:4,1,9,4", "?lang=en");
  await expect(page.locator("#board .heap.locked .index")).toHaveText(["2", "3"]);
});

test("a cut leaves the rest of a graph where it stood", async ({page}) => {
  await open(page, "hackenbush:0-1 1-2 1-3 3-4 4-1 0-5 5-6 6-0 6-7", "?lang=en");
  await settled(page);
  const begun = await stand(page);
  await page.locator("#board .edge.spot").first().focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect.poll(async () => Object.keys(await stand(page)).length).toBeLessThan(Object.keys(begun).length);
  await settled(page);
  expectKept(await stand(page), begun);
  // The edge, and the vertex that fell.
  await expect(page.locator("#board .ghost")).toHaveCount(2);
});
