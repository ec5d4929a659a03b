// Boards while a game goes on: nothing changes its size or place, the last move is marked, elements look like what they
// are.
import {expect, type Page} from "@playwright/test";
import {everyNth} from "../helpers/effort.mjs";
import {expectBoardSettled, open, strictTest, sharedPageTest as test} from "./playing";

/** Places and sizes of the elements on the boards, in px of the page, by their names. */
const markGeometry = (page: Page) =>
  page.locator("#board [data-mark]").evaluateAll((marks) =>
    Object.fromEntries(
      marks.map((mark) => {
        const disc = mark.querySelector(".disc")?.getBoundingClientRect() ?? mark.getBoundingClientRect();
        const svg = [...document.querySelectorAll("#board svg.board")].indexOf(mark.closest("svg") as SVGElement);
        const sheet = mark.closest("svg")?.getBoundingClientRect() ?? disc;
        return [
          `${svg} ${mark.getAttribute("data-mark")}`,
          [disc.x - sheet.x, disc.y - sheet.y, sheet.x, sheet.width, sheet.height, disc.width, disc.height]
            .map(Math.round)
            .join(" "),
        ];
      }),
    ),
  );

/** Every element that is there now has its former place. */
function expectUnmoved(after: Record<string, string>, before: Record<string, string>) {
  const names = Object.keys(after);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(after[name], name).toBe(before[name]);
}

for (const width of everyNth(2, [360, 1280]))
  test(`counters keep their size and place through moves and undo, ${width} px wide`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await open(page, "nim:40,5,7 + bounded-nim(3):12,2", "?lang=en");
    await expectBoardSettled(page);
    const begun = await markGeometry(page);
    expect(new Set(Object.values(begun).map((geometry) => geometry.split(" ").slice(-2).join())).size).toBe(1);
    for (const [svg, counter] of [
      [0, 1],
      [1, 9],
    ] as const) {
      const tokens = page.locator("#board svg.board").nth(svg).locator(".token");
      const count = await tokens.count();
      await tokens.nth(counter).click();
      await expect.poll(() => tokens.count()).toBeLessThan(count);
      await expectBoardSettled(page);
      expectUnmoved(await markGeometry(page), begun);
    }
    await page.getByRole("button", {name: "Undo", exact: true}).click();
    await expectBoardSettled(page);
    await page.getByRole("button", {name: "Undo", exact: true}).click();
    const sortedGeometry = (geometries: Record<string, string>) => Object.values(geometries).sort();
    await expect.poll(async () => sortedGeometry(await markGeometry(page))).toEqual(sortedGeometry(begun));
  });

strictTest("what a move took away stands hollow until the next one", async ({page}) => {
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
  const strokeOf = (selector: string) =>
    page
      .locator(`#board ${selector}`)
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

test("a domino is one piece, in the colour of who laid it, where that is known", async ({page}) => {
  const dominoes = (side: string) => page.locator(`#board .domino${side}`);
  const takenSquares = page.locator("#board .tile.taken:not(.domino)");
  await open(page, "domineering:#.../..../....", "?lang=en&moves=1.5;2.3");
  await expect(dominoes(".left")).toHaveCount(1);
  await expect(dominoes(".right")).toHaveCount(1);
  await expect(takenSquares).toHaveCount(1);
  const upright = await dominoes(".left").locator(".cell").boundingBox();
  expect((upright?.height ?? 0) / (upright?.width ?? 1)).toBeGreaterThan(1.9);
  await open(page, "domineering:#.../..../....", "?lang=en&moves=1.5;2.3&at=1");
  await expect(dominoes(".right")).toHaveCount(0);
  await expect(dominoes(".left")).toHaveCount(1);
  // Both players lay the same dominoes.
  await open(page, "cram:3x3 + domineering:2x2", "?lang=en&moves=1.0.2;0.0.1");
  await expect(dominoes("")).toHaveCount(2);
  await expect(dominoes(":is(.left, .right)")).toHaveCount(1);
  // Of two taken squares that were typed nobody knows whether one domino lies on them.
  await open(page, "cram:##./...", "?lang=en");
  await expect(takenSquares).toHaveCount(2);
  await expect(dominoes("")).toHaveCount(0);
});

test("a laid domino stays one piece until it is taken back", async ({page}) => {
  await open(page, "cram:3x2", "?lang=en&moves=0.1;2.5");
  const [dominoes, free] = [page.locator("#board .domino"), page.locator("#board .tile.spot")];
  await expect(dominoes).toHaveCount(2);
  await free.first().click();
  await expect(dominoes).toHaveCount(3);
  await page.keyboard.press("u");
  await expect(dominoes).toHaveCount(2);
  await expect(free).toHaveCount(2);
});

test("toads and elephants face right, frogs and rhinos left, and other pieces are counters", async ({page}) => {
  const animals = page.locator("#board .stone:has(.animal)");
  const eyes = () =>
    animals.evaluateAll((stones) =>
      stones.map((stone) => [
        stone.classList.contains("left"),
        Number(stone.querySelector(".eye")?.getAttribute("cx")) > 0,
      ]),
    );
  for (const game of ["toads-and-frogs", "elephants-and-rhinos"]) {
    await open(page, `${game}:t.f/t..f`, "?lang=en");
    await expect(animals).toHaveCount(4);
    for (const [isLeft, facesRight] of await eyes()) expect(facesRight).toBe(isLeft);
  }
  await open(page, "northcott:w..b", "?lang=en");
  await expect(page.locator("#board .stone circle.disc")).toHaveCount(2);
  await expect(animals).toHaveCount(0);
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
  // Two stones allow four more: a touch of the second free place adds two.
  await free.nth(-2).click();
  await expect(page.locator("#board .heap").first().locator(".stone-in")).toHaveCount(4);
  await open(page, "end-nim:4,1,9,4", "?lang=en");
  await expect(page.locator("#board .heap.locked .index")).toHaveText(["2", "3"]);
});

test("a cut leaves the rest of a graph where it stood", async ({page}) => {
  await open(page, "hackenbush:0-1 1-2 1-3 3-4 4-1 0-5 5-6 6-0 6-7", "?lang=en");
  await expectBoardSettled(page);
  const begun = await markGeometry(page);
  await page.locator("#board .edge.spot").first().focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect.poll(async () => Object.keys(await markGeometry(page)).length).toBeLessThan(Object.keys(begun).length);
  await expectBoardSettled(page);
  expectUnmoved(await markGeometry(page), begun);
  // The edge, and the vertex that fell.
  await expect(page.locator("#board .ghost")).toHaveCount(2);
});
