// Driver for Chromium, by its own protocol.
import {chromium} from "@playwright/test";
import {launchOptions} from "../../../scripts/browser.mjs";

/** @returns {Promise<import("./reader.mjs").Driver>} */
export async function openChromium(size) {
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage({viewport: size});
  return {
    version: browser.version(),
    goto: async (address) => void (await page.goto(address)),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}
