// Playing in a real browser, and checks of what must not happen meanwhile.
import {readFileSync} from "node:fs";
import {type ConsoleMessage, errors, expect, type Page, type Request, test} from "@playwright/test";
import {isLong} from "../helpers/effort.mjs";

export const words = {
  en: {over: "The game is over.", confirm: "Confirm"},
  zh: {over: "对局结束。", confirm: "确定"},
};
export type Lang = keyof typeof words;
export const bothLanguages = ["en", "zh"] as const;
/** Languages under test: in the default run only one, English, which the tests of a single language use as well. */
export const languages: readonly Lang[] = isLong ? bothLanguages : ["zh"];

export const link = (address: string, query = "") => `index.html#/${encodeURIComponent(address)}${query}`;
export const spots = "#board [data-spot]";

/** No console error, no page error, no request that leaves the origin. */
export const strictTest = test.extend<{watched: null}>({
  watched: [
    async ({page, baseURL}, use) => {
      const hear = (message: ConsoleMessage) => {
        if (message.type() === "error") throw new Error(message.text());
      };
      const fail = (error: Error) => {
        throw error;
      };
      const see = (request: Request) => {
        const url = request.url();
        if (!url.startsWith(baseURL ?? "") && !/^(blob|data):/.test(url)) throw new Error(`request to ${url}`);
      };
      page.on("console", hear).on("pageerror", fail).on("request", see);
      await use(null);
      page.off("console", hear).off("pageerror", fail).off("request", see);
    },
    {auto: true},
  ],
});

/** True if the page draws a frame within some seconds: one that has been open for long occasionally does not any more. */
const draws = (page: Page) =>
  Promise.race([
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(true)))).catch(() => false),
    new Promise((resolve) => setTimeout(() => resolve(false), 10_000)),
  ]);

/**
 * One page for all such tests of a worker, without motion: each goes on from where the previous one ended, as a reader
 * does who follows links, and begins with a new line and default settings. Other stored state of the page is left
 * unchanged.
 */
export const sharedPageTest = strictTest.extend<object, {lasting: () => Promise<Page>}>({
  lasting: [
    async ({browser}, use, {project}) => {
      let [page, uses]: [Page | null, number] = [null, 0];
      await use(async () => {
        if (uses++ % 20 === 0 || (page !== null && !(await draws(page)))) {
          await page?.close();
          page = await browser.newPage({baseURL: project.use.baseURL});
        }
        return page as Page;
      });
      await (page as Page | null)?.close();
    },
    {scope: "worker"},
  ],
  page: async ({lasting}, use) => {
    const page = await lasting();
    // Only the page in front has the focus; and a mouse left over an element would hover over the next test's.
    await page.bringToFront();
    await page.mouse.move(0, 0);
    await page.emulateMedia({reducedMotion: "reduce", colorScheme: null, forcedColors: null, media: null});
    await page.setViewportSize({width: 1280, height: 720});
    // Leaves the settings of the previous test as well: an opponent would move in this one.
    await open(page, "euclid:1,1", "?lang=en&opponent=none&hints=shown&predict=0");
    await use(page);
    // A window in full screen cannot be resized, as the next test may do.
    if (!page.isClosed() && (await page.evaluate(() => document.fullscreenElement !== null))) {
      // Refused if the page is leaving it already.
      await page.evaluate(() => document.exitFullscreen().catch(() => {}));
      await page.waitForFunction(() => document.fullscreenElement === null);
    }
  },
});

/** For use after each test with slow routes: requests that the page still makes then have no handler any more. */
export const letGo = ({page}: {page: Page}) => page.unrouteAll({behavior: "ignoreErrors"});

/** Sum of the layout shifts of each document from here on; returned on request. */
export async function shifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const total = {shift: 0};
    Object.assign(globalThis, {seen: total});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total.shift += (entry as PerformanceEntry & {value: number}).value;
    }).observe({type: "layout-shift", buffered: true});
  });
  return () => page.evaluate(() => (globalThis as unknown as {seen: {shift: number}}).seen.shift);
}

export const telephone = {
  contextOptions: {reducedMotion: "reduce"},
  hasTouch: true,
  isMobile: true,
  viewport: {width: 360, height: 900},
} as const;

/** Navigates to another page of the document, so that the previous one is gone. */
export async function visit(page: Page, address: string) {
  await page.goto(address);
  await addressUpdated(page);
}

/** Opens a position's page and waits for the first results. */
export async function open(page: Page, address: string, query = "") {
  await visit(page, link(address, query));
  await expect(page.locator(".verdict:not(.stale)")).toBeVisible();
}

export const position = (page: Page) => page.locator("#position-text").inputValue();

/** Asserts that the board shows the requested position. */
export async function expectBoardSettled(page: Page) {
  await addressUpdated(page);
  await expect(page.locator("#board")).toHaveAttribute("aria-busy", "false");
}

/** A document that stays learns its new address a moment later, and shows the old one until then. */
const addressUpdated = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));

/** Records all announcements of the live region from now on. */
export async function listen(page: Page) {
  await page.evaluate(() => {
    const announcements: string[] = [];
    Object.assign(window, {said: announcements});
    const region = document.querySelector(".announce") as Element;
    new MutationObserver(() => region.textContent && announcements.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as {said: string[]}).said);
}

const axe = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Part of a page, by selectors. */
interface Part {
  include?: string[];
  exclude?: string[];
}

/** Violations that axe finds: in the whole page or a part, by all of its rules or the given ones. */
export async function violations(page: Page, {rules, ...part}: Part & {rules?: string[]} = {}) {
  // A policy that allows no foreign script still allows one that the browser itself evaluates.
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axe);
  // Otherwise it makes a selector for every element that passes.
  const options = {resultTypes: ["violations"], ...(rules && {runOnly: rules})};
  return page.evaluate(
    async ([part, options]) => {
      const {axe} = window as unknown as {
        axe: {run(part: object, options: object): Promise<{violations: {id: string; nodes: {html: string}[]}[]}>};
      };
      const results = await axe.run({include: ["html"], ...part}, options);
      return results.violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(" ")}`);
    },
    [part, options] as const,
  );
}

/** Violations that axe finds in the other theme, which differs in colours alone. */
export const contrast = (page: Page, part: Part = {}) => violations(page, {...part, rules: ["color-contrast"]});

/** Opens a position's page with the options of play unfolded. */
export async function openOptions(page: Page, address: string, query = "?lang=en") {
  await open(page, address, query);
  await page.locator(".options summary").click();
}

export const option = (page: Page, name: string) => page.locator(".options").getByLabel(name, {exact: true});

/** Chooses the opponent under a board by its level, or "none". */
export const chooseOpponent = (page: Page, level: string) =>
  page.locator(":is(.options, .seats) select").selectOption(level);

/** The list of all moves, unfolded. */
export async function listedMoves(page: Page) {
  const fold = page.locator(".moves .fold");
  if ((await fold.getAttribute("aria-expanded")) === "false") await fold.click();
  return page.locator(".moves .move");
}

/** One of the listed moves, by its words. */
export const playMove = async (page: Page, name: string) =>
  (await listedMoves(page)).filter({hasText: name}).first().click();

interface BoardState {
  /** The next action: touch (again), confirm, or nothing more. */
  next: "touch" | "confirm" | "over";
  /** Differs after every touch. */
  state: string;
}

/**
 * State of the board at rest, once it differs from `stateBefore`. One call reads everything, since each crosses to the
 * browser.
 */
function boardState(page: Page, overText: string, stateBefore: string): Promise<BoardState> {
  const look = ([overText, stateBefore]: string[]): BoardState | null => {
    const board = document.querySelector("#board");
    if (board?.getAttribute("aria-busy") !== "false") return null;
    // A mouse misses an element that moves on before it arrives.
    if (board.getAnimations({subtree: true}).length) return null;
    const text = document.querySelector<HTMLInputElement>("#position-text")?.value;
    const chosenSpots = [...board.querySelectorAll(".chosen")].map((spot) => spot.getAttribute("data-spot"));
    const pending = board.querySelector(".pending");
    const fieldText = board.querySelector(".field")?.textContent;
    const isOver = document.querySelector(".turn")?.textContent === overText;
    const next = pending?.querySelector(".primary") ? "confirm" : isOver ? "over" : "touch";
    const state = JSON.stringify([next, text, chosenSpots, fieldText, pending?.textContent]);
    if (state === stateBefore) return null;
    if (next === "touch" && !board.querySelector("[data-spot], .field :is(button, input)")) return null;
    return {next, state};
  };
  return page
    .waitForFunction(look, [overText, stateBefore])
    .then((handle) => handle.jsonValue() as Promise<BoardState>);
}

export async function playToTheEnd(
  page: Page,
  overText: string,
  touch: () => Promise<void>,
  confirm: () => Promise<void>,
) {
  let current = await boardState(page, overText, "");
  for (let touches = 0; current.next !== "over"; touches++) {
    expect(touches).toBeLessThan(60);
    const previousState = await (current.next === "confirm" ? confirm() : touch()).then(
      () => current.state,
      (error) => {
        // The target was gone before the click arrived: the board is read again.
        if (error instanceof errors.TimeoutError) return "";
        throw error;
      },
    );
    current = await boardState(page, overText, previousState);
  }
}

/** Goes row by row, there and back. */
const walk = (...[forwardKey, backKey, nextKey]: [string, string, string]) =>
  [forwardKey, backKey, forwardKey, backKey].flatMap((arrow) => [...Array<string>(6).fill(arrow), nextKey]);
const fromFirst = {key: "Home", arrows: walk("ArrowRight", "ArrowLeft", "ArrowDown")};
const fromLast = {key: "End", arrows: walk("ArrowLeft", "ArrowRight", "ArrowUp")};
/** Once each in turn; if two pieces could be chosen alternately, the last one twice. */
const corners = [fromFirst, fromLast, fromLast];

/**
 * Plays by keyboard alone: goes to an element that is not chosen yet, or enters the number that is requested; the focus
 * stays on the board.
 */
export async function playByKeyboard(page: Page, overText: string) {
  const isOn = (selector: string) =>
    page.evaluate((targetSelector) => document.activeElement?.matches(targetSelector) ?? false, `#board ${selector}`);
  const tabTo = async (selector: string) => {
    for (let tab = 0; tab < 20 && !(await isOn(selector)); tab++) await page.keyboard.press("Tab");
    expect(await isOn(selector)).toBe(true);
  };
  let touches = 0;
  const touch = async () => {
    const {key, arrows} = corners[touches++ % 3] ?? fromLast;
    if (await page.locator("#board .field").isVisible()) {
      await tabTo(".field *");
      if (await isOn("input")) await page.keyboard.press("ArrowUp");
    } else {
      await tabTo("[data-spot]");
      await page.keyboard.press(key);
      for (const arrow of arrows) {
        if (!(await isOn(".chosen"))) break;
        await page.keyboard.press(arrow);
      }
    }
    await page.keyboard.press("Enter");
  };
  await page.locator("#position-text").focus();
  await playToTheEnd(page, overText, touch, () => page.keyboard.press("Enter"));
  await expect.poll(async () => (await isOn("svg")) || (await isOn("svg *"))).toBe(true);
}
