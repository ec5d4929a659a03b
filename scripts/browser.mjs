// Browser and server of the site for a script; both are closed when its work has ended.
import {spawn} from "node:child_process";
// biome-ignore lint/correctness/noUnresolvedImports: it comes through two "export *", which the rule does not follow
import {chromium} from "@playwright/test";

export const launchOptions = {
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
  // Chromium refuses to run its sandbox as root.
  chromiumSandbox: process.getuid?.() !== 0,
};

export async function inBrowser(work) {
  const browser = await chromium.launch(launchOptions);
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Calls `work` with a browser and the address under which dist/ is served, ending in a slash. */
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
