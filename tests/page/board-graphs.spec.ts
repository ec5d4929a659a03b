// Graphs whose vertices are cells of a board: drawn, previewed and played as squares.
import {expect} from "@playwright/test";
import {open, position, spots, strictTest as test} from "./playing";

test("what a queen takes is shown before, and is gone after the move", async ({page}) => {
  await open(page, "node-kayles:queens 5x5", "?lang=en");
  const corner = page.locator(spots).first();
  await corner.hover();
  await expect(page.locator("#board .previewed")).toHaveCount(13);
  await corner.click();
  await expect(page.locator("#board .taken")).toHaveCount(13);
  expect(await position(page)).toBe("node-kayles:queens #####/##.../#.#../#..#./#...#");
});

test("the squares that a token may go to are marked, and it moves there", async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, "geography:knights ...../...../..x../...../.....", "?lang=zh");
  await expect(page.locator("#board .goal")).toHaveCount(8);
  await page.locator("#board .goal").first().click();
  await expect.poll(() => position(page)).toBe("geography:knights .x.../...../..#../...../.....");
  await expect(page.locator("#board .tile.left")).toHaveCount(1);
});

test("the edges of a board stand between its cells, of a narrower one too", async ({page}) => {
  for (const columns of [4, 3]) {
    await open(page, `arc-kayles:kings ${columns}x2`, "?lang=en");
    await expect(page.locator("#board .node")).toHaveCount(2 * columns);
    const places = await page.locator("#board .node").evaluateAll((nodes) =>
      nodes
        .map((node) => ({name: Number(node.textContent), box: node.querySelector(".ring")?.getBoundingClientRect()}))
        .sort((a, b) => a.name - b.name)
        .map(({box}) => [box?.x ?? 0, box?.y ?? 0]),
    );
    assertGrid(places, columns);
  }
});

/** Expects the places of vertices, in the order of their numbers, in rows of so many columns. */
function assertGrid(places: number[][], columns: number) {
  const [first = [0, 0]] = places;
  const step = (places[1]?.[0] ?? 0) - (first[0] ?? 0);
  expect(step).toBeGreaterThan(20);
  places.forEach(([x = 0, y = 0], i) => {
    expect(Math.abs(x - (first[0] ?? 0) - step * (i % columns))).toBeLessThan(3);
    expect(Math.abs(y - (first[1] ?? 0) - step * Math.floor(i / columns))).toBeLessThan(3);
  });
}
