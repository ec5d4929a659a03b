// The element's interface for scripts of a page: attributes, properties, methods and events.
import {expect, test} from "@playwright/test";
import {post, script} from "./post";

test("attributes are properties, set before and after the element is made", async ({page}) => {
  await post(page, `<sg-game id="early"></sg-game>`);
  await page.evaluate(() =>
    Object.assign(document.querySelector("sg-game") as object, {at: "kayles:5", predict: true, mode: "analyse"}),
  );
  await page.addScriptTag({url: "/embed/sg-game.js"});
  const element = page.locator("sg-game");
  await expect(element).toHaveAttribute("at", "kayles:5");
  await expect(element).toHaveAttribute("predict", "1");
  await expect(element.locator(".guess")).toBeVisible();
  await element.evaluate((game) => Object.assign(game, {at: "nim:1,2", predict: false, lang: "zh", moves: "0.0"}));
  await expect(element).not.toHaveAttribute("predict");
  await expect(element.locator(".verdict:not(.stale)")).toContainText("*2");
  await expect(element.locator(".embed")).toHaveAttribute("lang", "zh-CN");
  expect(
    await element.evaluate((game) =>
      ["at", "theme", "predict"].map((name) => game[name as keyof typeof game] as unknown),
    ),
  ).toEqual(["nim:1,2", null, false]);
});

test("a flag is set by being there, however a framework writes that", async ({page}) => {
  const flags = ["predict", 'predict="true"', 'predict="predict"', 'predict="1"', 'predict="false"', 'predict="0"'];
  const games = flags.map((flag) => `<sg-game at="nim:3,5,7" ${flag}></sg-game>`);
  await post(page, `<script src="/embed/sg-game.js"></script>${games.join("")}`);
  const states = [];
  for (let i = 0; i < flags.length; i++) {
    const game = page.locator("sg-game").nth(i);
    await game.scrollIntoViewIfNeeded();
    await expect(game.locator(".guess, .verdict").first()).toBeVisible();
    states.push([
      await game.locator(".guess").count(),
      await game.evaluate((element) => element["predict" as keyof typeof element]),
    ]);
  }
  expect(states).toEqual([...Array(4).fill([1, true]), ...Array(2).fill([0, false])]);
});

test("the page hears of moves, answers and faults; it can take back and begin again", async ({page}) => {
  await page.emulateMedia({reducedMotion: "reduce"});
  await post(page, `${script}<sg-game at="nim:2,2" show="board,game" opponent="perfect" lang="en"></sg-game>`, {
    head: `<script>heard = []; for (const name of ["sg-move", "sg-solved", "sg-error"]) addEventListener(name, ({type, detail}) => heard.push([type, detail]));</script>`,
  });
  const element = page.locator("sg-game");
  const eventsOf = (type: string) =>
    page.evaluate(
      (type) =>
        (globalThis as unknown as {heard: [string, object][]}).heard
          .filter(([name]) => name === type)
          .map(([, detail]) => detail),
      type,
    );
  await expect(element.locator(".turn")).toHaveText("Your move");
  await expect
    .poll(() => eventsOf("sg-solved"))
    .toEqual([{position: "nim:2,2", play: "normal", status: "solved", outcome: "P", grundy: "0", value: null}]);
  await element.locator("#board [data-spot]").last().click();
  await expect.poll(async () => (await eventsOf("sg-move")).length).toBe(2);
  await expect
    .poll(() => eventsOf("sg-move"))
    .toMatchObject([
      {by: "reader", move: ["1", "1"], moves: [["1", "1"]], position: "nim:2,1"},
      {by: "engine", move: ["0", "1"], position: "nim:1,1"},
    ]);
  type Game = HTMLElement & {undo(): void; reset(): void; position: string};
  const position = () => element.evaluate((game) => (game as Game).position);
  await element.evaluate((game) => (game as Game).undo());
  await expect.poll(position).toBe("nim:2,2");
  await expect(element.getByRole("group", {name: "2 heaps: 2, 2"})).toBeVisible();
  await element.locator("#board [data-spot]").last().click();
  await expect.poll(position).toBe("nim:1,1");
  await element.evaluate((game) => (game as Game).reset());
  await expect.poll(position).toBe("nim:2,2");
  await element.evaluate((game) => game.setAttribute("at", "no-such-game:1"));
  await expect.poll(async () => (await eventsOf("sg-error")).length).toBe(1);
  await expect.poll(() => eventsOf("sg-error")).toMatchObject([{code: "unknown-game", at: 0}]);
});
