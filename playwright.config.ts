import {defineConfig} from "@playwright/test";
import {launchOptions} from "./scripts/browser.mjs";
import {isLong} from "./tests/helpers/effort.mjs";

// The workers of one run read the port that its first process chose.
process.env.SITE_PORT ??= String(20_000 + (process.pid % 20_000));
const site = `http://127.0.0.1:${process.env.SITE_PORT}/`;

export default defineConfig({
  testDir: "tests/page",
  testMatch: isLong ? "*.{spec,long}.ts" : "*.spec.ts",
  outputDir: "build/page-tests",
  // It tells of failures at its end, where they are read.
  reporter: "dot",
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  // One that then passes is counted as flaky in the suite's line: a fault of the test or the page, to be mended.
  retries: 1,
  // There to end what hangs: on a busy machine a browser may take this long to start.
  timeout: 300_000,
  expect: {timeout: 60_000},
  use: {
    baseURL: site,
    // What is kept of the site would come between a test and its server; `kept-site.ts` is about that.
    serviceWorkers: "block",
    // A trace keeps the whole page at every step, which takes most of the time.
    screenshot: "only-on-failure",
    launchOptions: {
      ...launchOptions,
      args: [
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-domain-reliability",
        "--no-pings",
      ],
    },
  },
  webServer: {command: `node tests/page/serve.mjs ${process.env.SITE_PORT}`, url: site},
});
