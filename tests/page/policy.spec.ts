// Security policy of every page of the site: it allows the site's own files and nothing else, and no page violates it.
import {pathToFileURL} from "node:url";
import {expect, type Page, test} from "@playwright/test";
import {everyNth} from "../helpers/effort.mjs";
import {letGo} from "./playing";

test.afterEach(letGo);

declare global {
  interface Window {
    violations: string[];
  }
}

const pages: Record<string, [address: string, comes: string]> = {
  home: ["index.html#/", "#board svg"],
  play: ["index.html#/kayles:5,6?mode=play", "#board svg"],
  analyse: ["index.html#/hackenbush:0-1 1-2 2-0", ".verdict .letter"],
  present: ["index.html#/nim:3,5,7?present=1", "#board svg"],
  games: ["index.html#/games", ".cards .board"],
  puzzles: ["index.html#/puzzles", ".cards .board"],
  contest: ["index.html#/contest/hdu-1907", ".judge textarea"],
  values: ["index.html#/sequence/kayles", "main canvas"],
  nimbers: ["index.html#/nimbers/7*9", ".reckoned .value"],
  "short games": ["index.html#/values/{2||1|0}", ".verdict-of .value"],
  learn: ["learn/index.html", ".articles a"],
  article: ["learn/nim.html", "sg-game .verdict"],
  evidence: ["learn/evidence.html", "table.figures"],
  element: ["learn/embed.html", "sg-game .board"],
  "one file": ["standalone.html#/nim:3,5,7", ".verdict .letter"],
  "one file on the disk": [`${pathToFileURL("dist/standalone.html").href}#/nim:3,5,7`, ".verdict .letter"],
};

async function watch(page: Page) {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener("securitypolicyviolation", ({violatedDirective, sourceFile, sample}) =>
      window.violations.push(`${violatedDirective} ${sourceFile} ${sample}`),
    );
  });
}

for (const [name, [address, comes]] of everyNth(2, Object.entries(pages)))
  test(`${name} keeps its policy, in a worker of its own`, async ({page}) => {
    await watch(page);
    await page.goto(address);
    // A figure of an article is loaded when it is about to come into view.
    const figure = page.locator("sg-game:not([mode], [predict])").first();
    if (comes.startsWith("sg-game")) await figure.scrollIntoViewIfNeeded();
    await expect(page.locator(comes).first()).toBeVisible();
    if (!["learn", "evidence"].includes(name)) await expect.poll(() => page.workers().length).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.violations)).toEqual([]);
    const refusals = await page.evaluate(() => {
      const tell = (act: () => void) => {
        try {
          act();
          return "allowed";
        } catch (error) {
          return (error as Error).name;
        }
      };
      const script = document.createElement("script");
      return [
        tell(() => document.body.insertAdjacentHTML("beforeend", "<b>x</b>")),
        tell(() => {
          document.createElement("p").innerHTML = "<b>x</b>";
        }),
        tell(() => {
          script.text = "1";
        }),
        tell(() => setTimeout("1" as unknown as () => void)),
        tell(() => new Worker("data:text/javascript,1")),
      ];
    });
    expect(refusals).toEqual(Array(5).fill("TypeError"));
  });

/** A post on another site, under a policy of its own. */
async function post(page: Page, policy: string) {
  await page.route("**/bare.html", async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, headers: {...response.headers(), "content-security-policy": policy}});
  });
  await page.goto("bare.html");
}

for (const [description, policy] of Object.entries({
  "that allows Blob workers":
    "script-src 'self' 'wasm-unsafe-eval'; worker-src blob:; require-trusted-types-for 'script'",
  "without workers": "default-src 'none'; img-src 'self'; script-src 'self' 'wasm-unsafe-eval'",
  "that trusts none of its policies":
    "default-src 'none'; img-src 'self'; script-src 'self' 'wasm-unsafe-eval'; require-trusted-types-for 'script'; trusted-types none-of-these",
}))
  test(`in a page under a policy ${description} the element answers`, async ({page}) => {
    await post(page, policy);
    await expect(page.locator("sg-game .verdict:not(.stale)")).toContainText("*1");
    await expect.poll(() => page.workers().length).toBe(description === "that allows Blob workers" ? 1 : 0);
  });

test("in a page under a policy that forbids WebAssembly the element says why it does not answer", async ({page}) => {
  await post(page, "default-src 'none'; img-src 'self'; script-src 'self'; worker-src blob:");
  await expect(page.locator("sg-game .gone")).toContainText("needs WebAssembly with SIMD and exceptions");
  await expect(page.locator("sg-game .gone button")).toHaveText("Try again");
});
