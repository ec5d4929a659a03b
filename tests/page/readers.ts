// Readers who play against the engine, by finger, mouse or keys; the command is the judge of every position.
import {execFileSync} from "node:child_process";
import {expect, type Locator, type Page} from "@playwright/test";
import {command} from "../helpers/command.mjs";
import {expectBoardSettled} from "./playing";

export const sg = (...words: string[]) => JSON.parse(execFileSync(command, words, {encoding: "utf8"}));

/** The moves up to the cursor. */
export function touchesOf(url: string): string[] {
  const parameters = new URLSearchParams(url.split("?")[1]);
  const [moves, at] = [parameters.get("moves"), parameters.get("at")];
  return moves ? moves.split(";").slice(0, at === null ? undefined : Number(at)) : [];
}

/** The position of the link in the address bar. */
export const positionOf = (url: string, start: string): string =>
  touchesOf(url).reduce((address, touch) => sg("play", address, touch.replaceAll(".", ",")).address, start);

export interface Listed {
  touch: string[];
  wins: boolean | null;
}

/**
 * The adjacent pins of a row that fall, with one row or several: their names end with the pin in Chinese, and begin
 * with it in English.
 */
async function pinsOf(page: Page, sizes: string[], [heap, ...partSizes]: string[]): Promise<Locator[]> {
  const size = Number(sizes[Number(heap)]);
  const [first = 0, second = 0] = partSizes.map(Number);
  const names = await page.locator("#board .pin[data-spot]").evaluateAll((elements) =>
    elements.map((pin) => {
      const name = pin.getAttribute("aria-label") ?? "";
      const numbers = name.match(/\d+/g) ?? [];
      const [pinNumber, row = "1"] = name.startsWith("第") ? numbers.reverse() : numbers;
      return `${Number(row) - 1}.${pinNumber}`;
    }),
  );
  return Array.from({length: size - first - second}, (_, i) =>
    page.locator("#board .pin[data-spot]").nth(names.indexOf(`${heap}.${first + 1 + i}`)),
  );
}

/** The elements of the board that make a move. */
async function targetsOf(page: Page, address: string, touch: string[]): Promise<Locator[]> {
  const {board} = sg("analyze", address, "--moves", "none");
  if (board.as === "rows") return pinsOf(page, board.sizes, touch);
  const elements = page.locator("#board [data-spot]");
  if (board.kind === "graph") {
    const [from, to] = board.edges[Number(touch[0])];
    return [page.locator(`#board [data-spot][aria-label*="${from}–${to}"]`)];
  }
  const [heap = 0, remaining = 0] = touch.map(Number);
  const countBefore = board.sizes.slice(0, heap).reduce((sum: number, size: string) => sum + Number(size), 0);
  return [elements.nth(countBefore + remaining)];
}

export interface InputDevice {
  move(page: Page, spots: Locator[]): Promise<void>;
  press(page: Page, control: Locator): Promise<void>;
}

export const finger: InputDevice = {
  async move(page, spots) {
    const atOnce = page.locator("#board").getByRole("button", {name: String(spots.length), exact: true});
    if (await atOnce.isVisible()) await atOnce.tap();
    await spots[0]?.tap();
  },
  press: (_, control) => control.tap(),
};

export const mouse: InputDevice = {
  move: async (_, spots) => spots[0]?.click(),
  press: (_, control) => control.click(),
};

/** Offset in px from the focused element to the target, at one moment, as boards move while they are drawn. */
const offsetTo = (target: Locator) =>
  target.evaluate((goal) => {
    const focused = document.activeElement;
    if (!focused?.matches("[data-spot]")) throw new Error("no spot has the focus");
    const [from, to] = [focused.getBoundingClientRect(), goal.getBoundingClientRect()];
    return [to.x - from.x, to.y - from.y] as const;
  });

/** Walks to the target by arrow keys, by sight; restarts if a board drawn anew has lost the focus. */
const walkTo = (page: Page, target: Locator) =>
  expect(async () => {
    await tabTo(page, page.locator("#board [data-spot][tabindex='0']"));
    await walk(page, target);
  }).toPass();

async function walk(page: Page, target: Locator) {
  for (let step = 0; step < 40; step++) {
    const [right, down] = await offsetTo(target);
    if (Math.abs(right) < 2 && Math.abs(down) < 2) return;
    const isAcross = Math.abs(right) > Math.abs(down);
    await page.keyboard.press(isAcross ? (right > 0 ? "ArrowRight" : "ArrowLeft") : down > 0 ? "ArrowDown" : "ArrowUp");
  }
  throw new Error("not reached in 40 steps");
}

/** Goes to a control by Tab, or back to it where it comes before what has the focus. */
async function tabTo(page: Page, control: Locator) {
  const wayTo = () =>
    control.evaluate((element) => {
      const active = document.activeElement ?? document.body;
      if (element === active) return null;
      const isBefore = (active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
      return isBefore ? "Shift+Tab" : "Tab";
    });
  // A board drawn anew meanwhile may lose the focus: then one begins again, as a reader does.
  await expect(async () => {
    for (let tab = 0; tab < 40; tab++) {
      const key = await wayTo();
      if (key === null) break;
      await page.keyboard.press(key);
    }
    await expect.poll(wayTo).toBe(null);
  }).toPass();
}

export const keyboard: InputDevice = {
  async move(page, spots) {
    const [first, ...others] = spots;
    if (first) await walkTo(page, first);
    for (const _ of others) await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Enter");
  },
  async press(page, control) {
    await tabTo(page, control);
    await page.keyboard.press("Enter");
  },
};

/** Chooses a move of a position from those that the engine lists. */
export type Choice = (listed: Listed[], address: string) => Listed | undefined;

export const bestMove: Choice = (listed) => listed.find(({wins}) => wins) ?? listed[0];
export const worstMove: Choice = (listed) => listed.find(({wins}) => !wins) ?? listed[0];

/** Plays a game that begins at `start` until somebody has won. */
export async function playOn(page: Page, start: string, input: InputDevice, choose: Choice) {
  for (let ply = touchesOf(page.url()).length; ply < 60; ply += 2) {
    // It is the reader's turn, who has begun, after an even number of moves.
    const isTurn = () => touchesOf(page.url()).length === ply;
    const isOver = () => page.locator(".ended").isVisible();
    await expect.poll(async () => isTurn() || (await isOver())).toBe(true);
    await expectBoardSettled(page);
    const urlBefore = page.url();
    const address = positionOf(urlBefore, start);
    const {listed}: {listed: Listed[]} = sg("analyze", address).moves;
    if (listed.length === 0) return;
    const move = choose(listed, address);
    await input.move(page, await targetsOf(page, address, move?.touch ?? []));
    await expect.poll(() => page.url()).not.toBe(urlBefore);
  }
}
