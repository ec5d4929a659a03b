// Playing in a real browser, and what must not happen while it goes on.
import {expect, type Page, test} from "@playwright/test";

export const words = {
  en: {over: "The game is over.", confirm: "Confirm"},
  zh: {over: "对局结束。", confirm: "确定"},
};
export const languages = ["en", "zh"] as const;

export const link = (address: string, rest = "") => `index.html#/${encodeURIComponent(address)}${rest}`;
export const spots = "#board [data-spot]";
/** A spot, or what is asked for by number. */
const touchable = `${spots}, #board .field :is(button, input)`;
export const often = {intervals: [30]};

/** No console error, no page error, no request that leaves the origin. */
export const watchful = test.extend<{watched: null}>({
  watched: [
    async ({page, baseURL}, use) => {
      page.on("console", (message) => {
        if (message.type() === "error") throw new Error(message.text());
      });
      page.on("pageerror", (error) => {
        throw error;
      });
      page.on("request", (request) => {
        const url = request.url();
        if (!url.startsWith(baseURL ?? "") && !/^(blob|data):/.test(url)) throw new Error(`request to ${url}`);
      });
      await use(null);
    },
    {auto: true},
  ],
});

export async function open(page: Page, address: string, rest = "") {
  await page.goto(link(address, rest));
  await expect(page.locator(".verdict")).toBeVisible();
}

export const position = (page: Page) => page.locator("#position-text").inputValue();

/** Touches until the position has changed: where a touch asks for another one again, and Confirm where a move could go on. */
export async function playOnce(page: Page, touch: () => Promise<void>, confirm: () => Promise<void>) {
  const before = await position(page);
  await expect(page.locator(touchable).first()).toBeVisible();
  await touch();
  await expect
    .poll(async () => {
      if ((await position(page)) !== before) return "played";
      if (await page.locator(".pending .primary").isVisible()) await confirm();
      else if (await page.locator(".pending").isVisible()) await touch();
      return "waiting";
    }, often)
    .toBe("played");
}

export async function playToTheEnd(page: Page, over: string, touch: () => Promise<void>, confirm: () => Promise<void>) {
  const turn = page.locator(".turn");
  for (let ply = 0; ply < 30; ply++) {
    await expect(page.locator("#board")).toHaveAttribute("aria-busy", "false");
    await expect
      .poll(async () => (await turn.textContent()) === over || (await page.locator(touchable).count()) > 0, often)
      .toBe(true);
    if ((await turn.textContent()) === over) return;
    await playOnce(page, touch, confirm);
  }
  throw new Error("the game did not end");
}

/** Line by line, up from the last spot. */
const across = (arrow: string) => [...Array<string>(6).fill(arrow), "ArrowUp"];
const walk = [...across("ArrowLeft"), ...across("ArrowRight"), ...across("ArrowLeft"), ...across("ArrowRight")];

/** By keyboard alone: a spot that is not chosen yet, or what is asked for by number; the focus stays on the board. */
export async function playByKeyboard(page: Page, over: string) {
  const isOn = (selector: string) =>
    page.evaluate((place) => document.activeElement?.matches(place) ?? false, `#board ${selector}`);
  const tabTo = async (selector: string) => {
    for (let tab = 0; tab < 20 && !(await isOn(selector)); tab++) await page.keyboard.press("Tab");
    expect(await isOn(selector)).toBe(true);
  };
  const touch = async () => {
    if (await page.locator("#board .field").isVisible()) {
      await tabTo(".field *");
      if (await isOn("input")) await page.keyboard.press("ArrowUp");
    } else {
      await tabTo("[data-spot]");
      await page.keyboard.press("End");
      for (const arrow of walk) if (await isOn(".chosen")) await page.keyboard.press(arrow);
    }
    await page.keyboard.press("Enter");
  };
  await page.locator("#position-text").focus();
  await playToTheEnd(page, over, touch, () => page.keyboard.press("Enter"));
  expect((await isOn("svg")) || (await isOn("svg *"))).toBe(true);
}
