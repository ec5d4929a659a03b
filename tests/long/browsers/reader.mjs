// A person at a page, in whatever browser: looks, waits, presses. Everything that acts is real input.
import {setTimeout} from "node:timers/promises";

/**
 * What a browser is to a test.
 * @typedef {object} Driver
 * @property {string} version
 * @property {(address: string) => Promise<void>} goto until it is loaded
 * @property {(expression: string) => Promise<any>} evaluate of what JSON can hold; it runs beside the page's policy
 * @property {(x: number, y: number) => Promise<unknown>} click with a mouse, in px of the window
 * @property {(key: string) => Promise<unknown>} press
 * @property {() => Promise<void>} close
 */

/** What has been seen in one place so often in a row stands still. */
const STILL = 4;
/** There to end what hangs: a browser on a busy machine may take long. */
const MOST_MS = 300_000;

/** Where to press what `selector` finds, also within elements of ours; null while it moves, is hidden or is covered. */
function placeOf(selector, words) {
  const roots = [document, ...[...document.querySelectorAll("sg-game")].map(({shadowRoot}) => shadowRoot)];
  for (const root of roots)
    for (const one of root?.querySelectorAll(selector) ?? []) {
      if (words !== null && ![one.textContent?.trim(), one.ariaLabel].includes(words)) continue;
      if (one.matches(":disabled, [aria-disabled=true]")) continue;
      one.scrollIntoView({block: "center", inline: "center", behavior: "instant"});
      const {left, top, width, height} = one.getBoundingClientRect();
      // The middle, or near an edge, where others lie across it.
      for (const [across, down] of [
        [4, 4],
        [4, 1],
        [1, 4],
        [4, 7],
        [7, 4],
      ]) {
        const [x, y] = [Math.round(left + (width * across) / 8), Math.round(top + (height * down) / 8)];
        const hit = root?.elementFromPoint(x, y);
        if (hit && one.contains(hit)) return [x, y];
      }
    }
  return null;
}

export class Reader {
  /** @param {Driver} driver */
  constructor(driver) {
    this.driver = driver;
  }

  /** A document of its own, whatever stood there before. */
  async open(address) {
    await this.driver.goto("about:blank");
    await this.driver.goto(address);
  }

  /** What `look` tells of the page; it is sent there as text, and sees nothing of this file. */
  see(look, ...given) {
    return this.driver.evaluate(`(${look})(${given.map((one) => JSON.stringify(one)).join(", ")})`);
  }

  /** The first thing that `look` tells and that is not nothing. */
  async until(look, ...given) {
    const end = Date.now() + MOST_MS;
    for (;;) {
      await setTimeout(30);
      const told = await this.see(look, ...given);
      if (told !== null && told !== undefined && told !== false) return told;
      if (Date.now() > end) throw new Error(`never came: ${look}${JSON.stringify(given)}\n${await this.#all()}`);
    }
  }

  /** Presses the first that `selector` finds, with these words if any are given, once it stands still. */
  async press(selector, words = null) {
    const places = [];
    do places.push(await this.until(placeOf, selector, words));
    while (places.length < STILL || new Set(places.slice(-STILL).map(String)).size > 1);
    const [x, y] = places.at(-1);
    return this.driver.click(x, y);
  }

  key(key) {
    return this.driver.press(key);
  }

  /** For whoever reads why a test has failed. */
  #all() {
    return this.see(() => {
      const files = performance.getEntriesByType("resource").map(({name}) => name);
      const state = [location.href, document.readyState, document.visibilityState, ...files].join("\n");
      return `${state}\n${document.body?.innerHTML.slice(0, 2000)}`;
    });
  }
}
