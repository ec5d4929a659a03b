// Playing in a real browser, and what must not happen while it goes on.
import {readFileSync} from "node:fs";
import {type ConsoleMessage, errors, expect, type Page, type Request, test} from "@playwright/test";
import {isLong} from "../helpers/effort.mjs";

export const words = {
  en: {over: "The game is over.", confirm: "Confirm"},
  zh: {over: "对局结束。", confirm: "确定"},
};
export type Lang = keyof typeof words;
export const bothLanguages = ["en", "zh"] as const;
/** Those that are gone through: in the default run one, as the tests of one language alone are of English. */
export const languages: readonly Lang[] = isLong ? bothLanguages : ["zh"];

export const link = (address: string, rest = "") => `index.html#/${encodeURIComponent(address)}${rest}`;
export const spots = "#board [data-spot]";

/** No console error, no page error, no request that leaves the origin. */
export const watchful = test.extend<{watched: null}>({
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

/**
 * One page for all such tests of a worker, without motion: each goes on from where the one before it has left, as a reader
 * does who follows links, and begins with a line and terms of its own. What a page keeps beyond these they leave as it is.
 */
export const lasting = watchful.extend<object, {lasting: () => Promise<Page>}>({
  lasting: [
    async ({browser}, use, {project}) => {
      let [page, uses]: [Page | null, number] = [null, 0];
      // One that has lasted for long has stopped to draw, now and then.
      await use(async () => {
        if (uses++ % 20 === 0) {
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
    await page.emulateMedia({reducedMotion: "reduce", colorScheme: null, forcedColors: null, media: null});
    await page.setViewportSize({width: 1280, height: 720});
    // The terms of a test before are left as well: an opponent would move in this one.
    await open(page, "euclid:1,1", "?lang=en&opponent=none&hints=shown&predict=0");
    await use(page);
  },
});

/** For after each test whose routes take their time: what a page is still asking for then is nobody's any more. */
export const letGo = ({page}: {page: Page}) => page.unrouteAll({behavior: "ignoreErrors"});

/** What moves by itself under a reader's eye: each document from here on, its layout shifts added up, when it is asked. */
export async function shifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = {shift: 0};
    Object.assign(globalThis, {seen});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & {value: number}).value;
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

/** Another page of the document, which has left the one before. */
export async function visit(page: Page, address: string) {
  await page.goto(address);
  await heard(page);
}

/** The page of a position, with what a first glance tells of it. */
export async function open(page: Page, address: string, rest = "") {
  await visit(page, link(address, rest));
  await expect(page.locator(".verdict:not(.stale)")).toBeVisible();
}

export const position = (page: Page) => page.locator("#position-text").inputValue();

/** The board shows the position that was asked for. */
export async function settled(page: Page) {
  await heard(page);
  await expect(page.locator("#board")).toHaveAttribute("aria-busy", "false");
}

/** A document that stays hears of its new address a moment later, and shows the old one until then. */
const heard = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));

/** All that the live region says from now on. */
export async function listen(page: Page) {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, {said});
    const region = document.querySelector(".announce") as Element;
    new MutationObserver(() => region.textContent && said.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as {said: string[]}).said);
}

const axe = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Of a page, by selectors. */
interface Part {
  include?: string[];
  exclude?: string[];
}

/** What axe finds: of the whole page or a part, by all of its rules or by those that are named. */
export async function violations(page: Page, {rules, ...part}: Part & {rules?: string[]} = {}) {
  // A policy that allows no foreign script lets one in that the browser itself evaluates.
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axe);
  // Else it makes a selector for every element that passes.
  const options = {resultTypes: ["violations"], ...(rules && {runOnly: rules})};
  return page.evaluate(
    async ([part, options]) => {
      const {axe} = window as unknown as {
        axe: {run(part: object, options: object): Promise<{violations: {id: string; nodes: {html: string}[]}[]}>};
      };
      const found = await axe.run({include: ["html"], ...part}, options);
      return found.violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(" ")}`);
    },
    [part, options] as const,
  );
}

/** What axe finds in another theme, where all but the colours is as it was. */
export const contrast = (page: Page, part: Part = {}) => violations(page, {...part, rules: ["color-contrast"]});

/** A page whose options of play are open. */
export async function openOptions(page: Page, address: string, rest = "?lang=en") {
  await open(page, address, rest);
  await page.locator(".options summary").click();
}

export const option = (page: Page, name: string) => page.locator(".options").getByLabel(name, {exact: true});

/** One of the listed moves, by its words. */
export const playMove = (page: Page, name: string) =>
  page.locator(".moves .move").filter({hasText: name}).first().click();

interface Seen {
  /** What to do next: touch (again), confirm, or nothing more. */
  next: "touch" | "confirm" | "over";
  /** Differs after every touch. */
  state: string;
}

/** The board at rest, once it is not `before` any more. One call for all that is read, since each crosses to the browser. */
function seen(page: Page, over: string, before: string): Promise<Seen> {
  const look = ([over, before]: string[]): Seen | null => {
    const board = document.querySelector("#board");
    if (board?.getAttribute("aria-busy") !== "false") return null;
    // A mouse misses what moves on before it arrives.
    if (board.getAnimations({subtree: true}).length) return null;
    const text = document.querySelector<HTMLInputElement>("#position-text")?.value;
    const chosen = [...board.querySelectorAll(".chosen")].map((spot) => spot.getAttribute("data-spot"));
    const pending = board.querySelector(".pending");
    const asked = board.querySelector(".field")?.textContent;
    const isOver = document.querySelector(".turn")?.textContent === over;
    const next = pending?.querySelector(".primary") ? "confirm" : isOver ? "over" : "touch";
    const state = JSON.stringify([next, text, chosen, asked, pending?.textContent]);
    if (state === before) return null;
    if (next === "touch" && !board.querySelector("[data-spot], .field :is(button, input)")) return null;
    return {next, state};
  };
  return page.waitForFunction(look, [over, before]).then((found) => found.jsonValue() as Promise<Seen>);
}

export async function playToTheEnd(page: Page, over: string, touch: () => Promise<void>, confirm: () => Promise<void>) {
  let now = await seen(page, over, "");
  for (let touches = 0; now.next !== "over"; touches++) {
    expect(touches).toBeLessThan(60);
    const before = await (now.next === "confirm" ? confirm() : touch()).then(
      () => now.state,
      (error) => {
        // What was there to touch went before the hand arrived: the board is looked at again.
        if (error instanceof errors.TimeoutError) return "";
        throw error;
      },
    );
    now = await seen(page, over, before);
  }
}

/** Line by line, there and back. */
const walk = (...[along, back, next]: [string, string, string]) =>
  [along, back, along, back].flatMap((arrow) => [...Array<string>(6).fill(arrow), next]);
const fromFirst = {key: "Home", arrows: walk("ArrowRight", "ArrowLeft", "ArrowDown")};
const fromLast = {key: "End", arrows: walk("ArrowLeft", "ArrowRight", "ArrowUp")};
/** By turns; where two pieces could take turns in being chosen, twice the last. */
const corners = [fromFirst, fromLast, fromLast];

/** By keyboard alone: a spot that is not chosen yet, or what is asked for by number; the focus stays on the board. */
export async function playByKeyboard(page: Page, over: string) {
  const isOn = (selector: string) =>
    page.evaluate((place) => document.activeElement?.matches(place) ?? false, `#board ${selector}`);
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
  await playToTheEnd(page, over, touch, () => page.keyboard.press("Enter"));
  await expect.poll(async () => (await isOn("svg")) || (await isOn("svg *"))).toBe(true);
}
