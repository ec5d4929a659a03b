// A browser for a script, and the site as it is served, both gone when the script's work has ended.
import {spawn} from "node:child_process";
import {chromium} from "@playwright/test";

export const launching = {
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
  // Chromium refuses to run its sandbox as root.
  chromiumSandbox: process.getuid?.() !== 0,
};

export async function inBrowser(work) {
  const browser = await chromium.launch(launching);
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** `work` gets a browser and the address under which it finds dist/, ending in a slash. */
export async function onSite(work) {
  const port = 20_000 + (process.pid % 20_000);
  const server = spawn("node", ["tests/page/serve.mjs", String(port)]);
  try {
    await new Promise((resolve) => server.stdout.once("data", resolve));
    return await inBrowser((browser) => work(browser, `http://127.0.0.1:${port}/`));
  } finally {
    server.kill();
  }
}
