// Reader of a page in any browser: looks, waits, presses. All of its actions are real input.
import {setTimeout} from "node:timers/promises";

/**
 * A browser under test.
 * @typedef {object} Driver
 * @property {string} version
 * @property {(address: string) => Promise<void>} goto resolves when the page is loaded
 * @property {(expression: string) => Promise<any>} evaluate to a JSON value; not subject to the page's policy
 * @property {(x: number, y: number) => Promise<unknown>} click with a mouse, in px of the window
 * @property {(key: string) => Promise<unknown>} press
 * @property {() => Promise<void>} close
 */

/** Number of equal positions in a row after which an element counts as still. */
const STILL = 4;
/** Timeout in ms, only to end a hang: a browser on a busy machine may take long. */
const MOST_MS = 300_000;

/** Returns the point to press for `selector`, also within our elements; null if it is hidden, disabled or covered. */
function placeOf(selector, words) {
  const roots = [document, ...[...document.querySelectorAll("sg-game")].map(({shadowRoot}) => shadowRoot)];
  for (const root of roots)
    for (const element of root?.querySelectorAll(selector) ?? []) {
      if (words !== null && ![element.textContent?.trim(), element.ariaLabel].includes(words)) continue;
      if (element.matches(":disabled, [aria-disabled=true]")) continue;
      element.scrollIntoView({block: "center", inline: "center", behavior: "instant"});
      const {left, top, width, height} = element.getBoundingClientRect();
      // The middle, or near an edge, where other elements lie across it.
      for (const [eighthsRight, eighthsDown] of [
        [4, 4],
        [4, 1],
        [1, 4],
        [4, 7],
        [7, 4],
      ]) {
        const [x, y] = [Math.round(left + (width * eighthsRight) / 8), Math.round(top + (height * eighthsDown) / 8)];
        const hit = root?.elementFromPoint(x, y);
        if (hit && element.contains(hit)) return [x, y];
      }
    }
  return null;
}

export class Reader {
  /** @param {Driver} driver */
  constructor(driver) {
    this.driver = driver;
  }

  /** Opens a new document, whatever was open before. */
  async open(address) {
    await this.driver.goto("about:blank");
    await this.driver.goto(address);
  }

  /** Evaluates `look` in the page; its source is sent there, so it cannot use anything of this file. */
  see(look, ...args) {
    return this.driver.evaluate(`(${look})(${args.map((arg) => JSON.stringify(arg)).join(", ")})`);
  }

  /** Waits for a result of `look` that is not null, undefined or false. */
  async until(look, ...args) {
    const end = Date.now() + MOST_MS;
    for (;;) {
      await setTimeout(30);
      const result = await this.see(look, ...args);
      if (result !== null && result !== undefined && result !== false) return result;
      if (Date.now() > end) throw new Error(`never came: ${look}${JSON.stringify(args)}\n${await this.#all()}`);
    }
  }

  /** Presses the first element that matches `selector` (and has these words, if given), once it stands still. */
  async press(selector, words = null) {
    const points = [];
    do points.push(await this.until(placeOf, selector, words));
    while (points.length < STILL || new Set(points.slice(-STILL).map(String)).size > 1);
    const [x, y] = points.at(-1);
    return this.driver.click(x, y);
  }

  key(key) {
    return this.driver.press(key);
  }

  /** State of the page, for the error message of a failed test. */
  #all() {
    return this.see(() => {
      const files = performance.getEntriesByType("resource").map(({name}) => name);
      const state = [location.href, document.readyState, document.visibilityState, ...files].join("\n");
      return `${state}\n${document.body?.innerHTML.slice(0, 2000)}`;
    });
  }
}
