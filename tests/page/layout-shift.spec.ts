// A game on every kind of board, played against the engine to its end and then explained: the board stays where it is.
import {expect, type Page} from "@playwright/test";
import {kinds} from "./catalogue";
import {expectBoardSettled, link, sharedPageTest as test} from "./playing";

/** Largest way of the corner of the board, in px. */
const maxMoved = 2;
/** Opponent whose moves are the same at every run. */
const query = "?mode=play&opponent=perfect&lang=en";
const telephone = {width: 360, height: 740};
const desktop = {width: 1440, height: 900};

/** Left and top of a board on the page, wherever that and the frame of the board are scrolled to. */
type Corner = [x: number, y: number];

/** What the page asks of the reader, once nothing moves on it. */
type Turn = "touch" | "confirm" | "over";

interface Rest {
  turn: Turn;
  /** Differs after every touch. */
  state: string;
}

/** Rest of the page in a state other than `stateBefore`: the opponent has replied, and the board shows it. */
function atRest(page: Page, stateBefore: string): Promise<Rest> {
  const look = (before: string): Rest | null => {
    const board = document.querySelector("#board");
    const line = document.querySelector(".turn-line");
    if (!board?.querySelector("svg.board") || !line || board.getAttribute("aria-busy") !== "false") return null;
    const isOver = line.classList.contains("over");
    if (!isOver && !line.classList.contains("you")) return null;
    const turn = isOver ? "over" : board.querySelector(".pending .primary") ? "confirm" : "touch";
    if (turn === "touch" && !board.querySelector("[data-spot], .field :is(button, input)")) return null;
    const state = JSON.stringify([turn, location.hash, board.querySelector(".pending")?.textContent]);
    if (state === before) return null;
    return {turn, state};
  };
  return page.waitForFunction(look, stateBefore).then((handle) => handle.jsonValue() as Promise<Rest>);
}

/** Corners of the boards, of which a sum has several. */
const cornersOf = (page: Page): Promise<Corner[]> =>
  page.locator("#board svg.board").evaluateAll((drawings) =>
    drawings.map((drawing) => {
      const {left, top} = drawing.getBoundingClientRect();
      const {scrollLeft, scrollTop} = drawing.closest(".plate") as Element;
      return [left + scrollX + scrollLeft, top + scrollY + scrollTop];
    }),
  );

/** Plays until the game is over, asks why, and returns how far the corner of the board has moved at most. */
async function playAndAsk(page: Page) {
  let rest = await atRest(page, "");
  const start = await cornersOf(page);
  let moved = 0;
  const measure = async () => {
    for (const [i, [x, y]] of (await cornersOf(page)).entries()) {
      const [startX = 0, startY = 0] = start[i] ?? [];
      moved = Math.max(moved, Math.round(10 * Math.hypot(x - startX, y - startY)) / 10);
    }
  };
  for (let touches = 0; rest.turn !== "over"; touches++) {
    expect(touches).toBeLessThan(60);
    const target = page.locator(rest.turn === "confirm" ? "#board .pending .primary" : "#board [data-spot]").last();
    await target.click({force: true});
    rest = await atRest(page, rest.state);
    await measure();
  }
  await page.locator(".ended").getByRole("button", {name: "Why?"}).click();
  await expect(page.getByRole("slider")).toBeVisible();
  await expectBoardSettled(page);
  await measure();
  return moved;
}

/** Games in the course of which a text appears beside the board, or goes. */
const remarks = {
  "a last letter": "madmax(1>2:b 1>3:a 2>4:c 3>4:b):1,2",
  "a pass": "pass-nim:1,2/pass",
  dominoes: "domineering:3x3",
  "a sum": "nim:1 + hackenbush:0-1 0-1 + domineering:2x2",
};

for (const {width, height} of [desktop, telephone])
  test(`a board stays where it is through a game and its explanation, ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height});
    const moved: Record<string, number> = {};
    for (const [kind, address] of Object.entries({...kinds, ...remarks})) {
      await page.goto(link(address, query));
      moved[kind] = await playAndAsk(page);
    }
    console.log(
      `${width} px: ${Object.entries(moved)
        .map(([kind, way]) => `${kind} ${way}`)
        .join(", ")}`,
    );
    expect(Object.entries(moved).filter(([, way]) => way > maxMoved)).toEqual([]);
  });
