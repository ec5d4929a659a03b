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

/** What the page asks of the reader, once nothing moves on it. */
type Turn = "touch" | "confirm" | "over";

interface Rest {
  turn: Turn;
  /** Differs after every touch. */
  state: string;
  /** Corner of the board on the page, wherever it is scrolled to. */
  corner: [x: number, y: number];
}

/** Rest of the page in a state other than `stateBefore`: the opponent has replied, and the board shows it. */
function atRest(page: Page, stateBefore: string): Promise<Rest> {
  const look = (before: string): Rest | null => {
    const board = document.querySelector("#board");
    const [drawing, line] = [board?.querySelector("svg.board"), document.querySelector(".turn-line")];
    if (!board || !drawing || !line || board.getAttribute("aria-busy") !== "false") return null;
    const isOver = line.classList.contains("over");
    if (!isOver && !line.classList.contains("you")) return null;
    const turn = isOver ? "over" : board.querySelector(".pending .primary") ? "confirm" : "touch";
    if (turn === "touch" && !board.querySelector("[data-spot], .field :is(button, input)")) return null;
    const state = JSON.stringify([turn, location.hash, board.querySelector(".pending")?.textContent]);
    if (state === before) return null;
    const {left, top} = drawing.getBoundingClientRect();
    return {turn, state, corner: [left + scrollX, top + scrollY]};
  };
  return page.waitForFunction(look, stateBefore).then((handle) => handle.jsonValue() as Promise<Rest>);
}

/** Plays until the game is over, asks why, and returns how far the corner of the board has moved at most. */
async function playAndAsk(page: Page) {
  let rest = await atRest(page, "");
  const [startX, startY] = rest.corner;
  const moved = {x: 0, y: 0};
  const measure = ([x, y]: Rest["corner"]) => {
    moved.x = Math.max(moved.x, Math.abs(x - startX));
    moved.y = Math.max(moved.y, Math.abs(y - startY));
  };
  for (let touches = 0; rest.turn !== "over"; touches++) {
    expect(touches).toBeLessThan(60);
    const target = page.locator(rest.turn === "confirm" ? "#board .pending .primary" : "#board [data-spot]").last();
    await target.click({force: true});
    rest = await atRest(page, rest.state);
    measure(rest.corner);
  }
  await page.locator(".ended").getByRole("button", {name: "Why?"}).click();
  await expect(page.getByRole("slider")).toBeVisible();
  await expectBoardSettled(page);
  const explained = await page.locator("#board svg.board").evaluate((drawing) => {
    const {left, top} = drawing.getBoundingClientRect();
    return [left + scrollX, top + scrollY] satisfies [number, number];
  });
  measure(explained);
  return moved;
}

for (const {width, height} of [desktop, telephone])
  test(`a board stays where it is through a game and its explanation, ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height});
    const measured: Record<string, string> = {};
    for (const [kind, address] of Object.entries(kinds)) {
      await page.goto(link(address, query));
      const {x, y} = await playAndAsk(page);
      measured[kind] = `${x.toFixed(1)}, ${y.toFixed(1)}`;
    }
    console.log(width, measured);
  });
