// Graphs edited by mouse, by touch and by keyboard alone. After every edit the text and the drawing agree.
import {expect} from "@playwright/test";
import {isLong} from "../helpers/effort.mjs";
import {button, edit, editor, keys, middle, press, shows, words} from "./graph-hands";
import {languages, open, position, strictTest, telephone, sharedPageTest as test} from "./playing";

const cycle = {en: "The arcs 1 → 2 → 4 → 1 form a cycle", zh: "边 1 → 2 → 4 → 1 构成环"};

for (const lang of languages)
  test(`a drawing is edited by single presses, ${lang}`, async ({page}) => {
    const command = (name: string) => page.locator(`${editor} [data-command=${name}]`).click();
    await edit(page, "hackenbush:0-1 1-2", lang);
    await press(page, "v2");
    await command("vertex");
    await shows(page, "hackenbush:0-1 1-2 2-3");
    await press(page, "v3");
    await command("join");
    await press(page, "v0");
    await shows(page, "hackenbush:0-1 1-2 2-3 3-0");
    await press(page, "v1");
    await command("join");
    const {x, y} = await middle(page, "v1");
    await page.mouse.click(x + 90, y + 6);
    await shows(page, "hackenbush:0-1 1-2 2-3 3-0 1-4");
    expect(Math.abs((await middle(page, "v4")).x - x - 90)).toBeLessThan(2);
    await press(page, "e1");
    await command("remove");
    await shows(page, "hackenbush:0-1 2-3 3-0 1-4");
    await press(page, "v3");
    await command("ground");
    await shows(page, "hackenbush:ground=0,3 0-1 2-3 3-0 1-4");
    await press(page, "v4");
    await command("move");
    await page.mouse.click(x - 90, y);
    expect(Math.abs((await middle(page, "v4")).x - x + 90)).toBeLessThan(2);
    await button(page, words[lang].undo).click();
    await expect.poll(async () => Math.abs((await middle(page, "v4")).x - x - 90)).toBeLessThan(2);
    for (const [name, address] of [
      ["undo", "hackenbush:0-1 2-3 3-0 1-4"],
      ["undo", "hackenbush:0-1 1-2 2-3 3-0 1-4"],
      ["redo", "hackenbush:0-1 2-3 3-0 1-4"],
      ["redo", "hackenbush:ground=0,3 0-1 2-3 3-0 1-4"],
      ["redo", "hackenbush:ground=0,3 0-1 2-3 3-0 1-4"],
    ] as const) {
      await button(page, words[lang][name]).click();
      await shows(page, address);
    }
    expect(Math.abs((await middle(page, "v4")).x - x + 90)).toBeLessThan(2);
    await page.locator("#position-text").fill("hackenbush:0-7 7-8");
    await shows(page, "hackenbush:0-7 7-8");
    await button(page, words[lang].done).click();
    await expect(page.getByRole("button", {name: words[lang].edit, exact: true})).toBeFocused();
    await expect(page.locator("#board .edge.spot")).toHaveCount(2);
  });

for (const lang of languages)
  test(`a drawing is edited by keys alone, and a cycle loses nothing, ${lang}`, async ({page}) => {
    await edit(page, "dag(1>2 2>4):1,1", lang);
    const sheet = page.locator(`${editor} svg`);
    await keys(page, "Home", "Enter", "n");
    await shows(page, "dag(1>2 2>4 1>3):1,1");
    await keys(page, "c", "ArrowDown", "ArrowDown");
    await expect(sheet).toHaveAttribute("aria-activedescendant", "drawn-v4");
    await keys(page, "Enter", "t");
    await shows(page, "dag(1>2 2>4 1>3 3>4):1,1,4");
    await keys(page, "Enter", "Home", "Enter");
    await shows(page, "dag(1>2 2>4 1>3 3>4 4>1):1,1,4");
    await expect(page.locator(`${editor} .fault`)).toContainText(cycle[lang]);
    await expect(page.locator(`${editor} .faults path`)).toHaveCount(3);
    await keys(page, "End", "v");
    await shows(page, "dag(1>2 2>4 1>3 3>4 1>4):1,1,4");
    await keys(page, "Delete");
    await shows(page, "dag(1>2 2>4 1>3 3>4):1,1,4");
    await expect(page.locator(`${editor} .fault`)).toHaveCount(0);
    const before = await middle(page, "v1");
    await keys(page, "Home", "m", "ArrowRight", "ArrowRight", "Enter");
    expect((await middle(page, "v1")).x - before.x).toBeCloseTo(20, 0);
    await keys(page, "Delete");
    await shows(page, "dag(2>4 3>4):4");
    await keys(page, "u", "u", "u", "u");
    await shows(page, "dag(1>2 2>4 1>3 3>4 4>1):1,1,4");
    await keys(page, "r");
    await expect(sheet).toBeFocused();
  });

test("a vertex that is moved goes back by undo, by mouse and by keys", async ({page}) => {
  await edit(page, "node-kayles:0-1 1-2", "en");
  /** Distance from vertex 0, which stays: the sheet grows with what is moved to its edge. */
  const from0 = async () => {
    const [origin, vertex] = [await middle(page, "v0"), await middle(page, "v2")];
    return {x: Math.round(vertex.x - origin.x), y: Math.round(vertex.y - origin.y)};
  };
  const start = await from0();
  const {x, y} = await middle(page, "v2");
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y + 20, {steps: 4});
  await page.mouse.up();
  const dragged = {x: start.x + 30, y: start.y + 20};
  const nudged = {x: dragged.x + 30, y: dragged.y};
  await expect.poll(from0).toEqual(dragged);
  // A run of arrow keys is one step.
  await keys(page, "m", "ArrowRight", "ArrowRight", "ArrowRight", "Enter");
  await expect.poll(from0).toEqual(nudged);
  // So is a new vertex with its place.
  await keys(page, "c");
  const corner = await middle(page, "v0");
  await page.mouse.click(corner.x + 20, corner.y + 70);
  await shows(page, "node-kayles:0-1 1-2 2-3");
  await keys(page, "u");
  await shows(page, "node-kayles:0-1 1-2");
  await expect.poll(from0).toEqual(nudged);
  await keys(page, "u");
  await expect.poll(from0).toEqual(dragged);
  await button(page, "Undo").click();
  await expect.poll(from0).toEqual(start);
  await button(page, "Redo").click();
  await expect.poll(from0).toEqual(dragged);
  await expect.poll(() => position(page)).toBe("node-kayles:0-1 1-2");
});

test("what was drawn keeps its places when it is done, cut and sent", async ({page, context}) => {
  await edit(page, "node-kayles:0-1 1-2 2-3", "en");
  const dragVertex = async (vertex: string, offset: {x: number; y: number}) => {
    // Hovering waits until the vertex stands still.
    await page.locator(`#drawn-${vertex}`).hover();
    const {x, y} = await middle(page, vertex);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + offset.x, y + offset.y, {steps: 4});
    await page.mouse.up();
    await expect.poll(() => page.url()).toMatch(new RegExp(`[:;]${vertex.slice(1)}\\.`));
  };
  await dragVertex("v3", {x: 40, y: 70});
  await dragVertex("v2", {x: -50, y: 40});
  await button(page, "Done").click();
  /** Places of the vertices on the board, relative to the first one. */
  const vertexPlaces = async (target = page) => {
    const spots = await target.locator("figure [data-mark^=v]").evaluateAll((elements) =>
      elements.map((element) => {
        const {e = 0, f = 0} = (element as SVGGElement).transform.baseVal.consolidate()?.matrix ?? {};
        return {name: element.getAttribute("data-mark") ?? "", x: e, y: f};
      }),
    );
    return Object.fromEntries(spots.map(({name, x, y}) => [name, [x, y]]));
  };
  await expect.poll(async () => Object.keys(await vertexPlaces()).length).toBe(4);
  const initialPlaces = await vertexPlaces();
  expect(page.url()).toContain("pins=0.node-kayles:");
  const otherPage = await context.newPage();
  await otherPage.goto(page.url());
  await expect.poll(() => vertexPlaces(otherPage)).toEqual(initialPlaces);
  // Vertex 0 goes with its neighbour; the others do not move.
  await page.locator("figure [data-spot=v0]").click();
  await expect.poll(async () => Object.keys(await vertexPlaces()).length).toBe(2);
  const {v2, v3} = initialPlaces;
  await expect.poll(() => vertexPlaces()).toEqual({v2, v3});
  // A link that opens there has them as far apart.
  await otherPage.goto("about:blank");
  await otherPage.goto(page.url());
  const offsetOf = ({v2: [x = 0, y = 0] = [], v3: [across = 0, down = 0] = []}: Record<string, number[]>) => [
    across - x,
    down - y,
  ];
  await expect.poll(async () => Object.keys(await vertexPlaces(otherPage)).length).toBe(2);
  expect(offsetOf(await vertexPlaces(otherPage))).toEqual(offsetOf(initialPlaces));
});

test.describe("by finger", () => {
  strictTest.use(telephone);
  strictTest("targets are large enough, and no drag is needed", async ({page}) => {
    await edit(page, "node-kayles:0-1 1-2", "zh");
    for (const target of await page.locator(`${editor} .tools :is(button, select)`).all())
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const {x, y} = await middle(page, "v0");
    await page.touchscreen.tap(x + 12, y - 12);
    await page.locator(`${editor} [data-command=join]`).tap();
    const to = await middle(page, "v2");
    await page.touchscreen.tap(to.x, to.y);
    await shows(page, "node-kayles:0-1 1-2 0-2");
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

/** A tree of 1000 vertices, one of them with many branches, and 501 more edges. */
function large(): string {
  const tree = Array.from({length: 999}, (_, i) => `${i < 40 ? 0 : Math.floor((i - 37) / 3)}-${i + 1}`);
  const extraEdges = Array.from({length: 501}, (_, i) => `${(i * 37) % 1000}-${(i * 91 + 5) % 1000}`);
  return `hackenbush:${[...tree, ...extraEdges].join(" ")}`;
}
const grid = (side: number) =>
  Array.from({length: side * side}, (_, v) => [
    ...((v + 1) % side ? [`${v}-${v + 1}`] : []),
    ...(v + side < side * side ? [`${v}-${v + side}`] : []),
  ]).flat();

// Measures frames, so it is not for a machine that does other work at the same time.
if (isLong)
  strictTest(
    "a thousand vertices: an edit while the engine searches, then drags in 8 ms of script a frame",
    async ({page}) => {
      await open(page, `${large()} + node-kayles:${grid(7).join(" ")}`, "?lang=en");
      await page.getByRole("button", {name: "Edit", exact: true}).first().click();
      const edges = page.locator(`${editor} [id^=drawn-e]`);
      await expect(edges).toHaveCount(1500);
      await expect(page.locator(".progress")).toBeVisible();
      await keys(page, "Home", "n");
      await expect(edges).toHaveCount(1501);
      await expect(page.locator(".progress")).toBeVisible();
      await page.getByRole("button", {name: "Cancel"}).click();
      await expect(page.locator(".progress")).toHaveCount(0);

      const client = await page.context().newCDPSession(page);
      // Time of the page's own thread, without that of other processes.
      await client.send("Performance.enable", {timeDomain: "threadTicks"});
      const spent = async () => {
        const {metrics} = await client.send("Performance.getMetrics");
        return 1000 * (metrics.find(({name}) => name === "ScriptDuration")?.value ?? Number.NaN);
      };
      /** Script time of the frames of a drag in ms: its 95th percentile. */
      const drag = async (from: {x: number; y: number}) => {
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        const frames: number[] = [];
        for (let i = 1; i <= 60; i++) {
          const timeBefore = await spent();
          await page.mouse.move(from.x - 2 * i, from.y - (i % 9));
          await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
          frames.push((await spent()) - timeBefore);
        }
        await page.mouse.up();
        return frames.sort((a, b) => a - b)[57];
      };
      await page.locator("#drawn-v0").scrollIntoViewIfNeeded();
      const start = await middle(page, "v0");
      expect(await drag(start)).toBeLessThan(8);
      expect((await middle(page, "v0")).x - start.x).toBeCloseTo(-120, 0);
      const plate = page.locator(`${editor} .plate`);
      const scrolled = await plate.evaluate((box) => box.scrollLeft);
      expect(await drag({x: start.x, y: start.y})).toBeLessThan(8);
      await expect.poll(() => plate.evaluate((box) => box.scrollLeft)).toBe(scrolled + 120);
    },
  );
