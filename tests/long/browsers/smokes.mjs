// Smoke tests of a browser: a game of each kind of board on the site, the element in a bare page, the single-file page
// from the disk. The package, in Node, gives the expected answers.
import assert from "node:assert/strict";
import {after, before, describe, test} from "node:test";
import {pathToFileURL} from "node:url";
import {createEngine} from "sg-playground";
import {isLong} from "../../helpers/effort.mjs";
import {Reader} from "./reader.mjs";
import {edit, load, play, share, solve} from "./smoke.mjs";
import {startProgram} from "./started.mjs";

/** One board for each editor, which covers each way of drawing; `npm run test:long` takes every kind of board. */
const defaultKinds = ["heaps", "graph", "row"];

/** @param {(size: {width: number, height: number}) => Promise<import("./reader.mjs").Driver>} openBrowser */
export function smokes(name, openBrowser) {
  describe(name, () => {
    const open = [];
    let reader, site, sg;
    before(async () => {
      const server = await startProgram("node", ["tests/page/serve.mjs", "0"], /at (\S+)\n/);
      open.push(server.end);
      site = server.match[1];
      sg = await createEngine();
      open.push(() => sg.close());
      const driver = await openBrowser({width: 1000, height: 900});
      open.push(driver.close);
      reader = new Reader(driver);
      console.log(`${name} ${driver.version}`);
    });
    after(async () => {
      for (const close of open.reverse()) await close();
    });

    /** All steps, at the URL of the page. */
    async function runAllSteps(page, address) {
      const answer = await sg.analyze(address);
      await load(reader, `${page}#/${encodeURIComponent(address)}?lang=en`);
      await solve(reader, answer);
      await play(reader, answer);
      // A game by code is edited as its program.
      if (answer.board?.kind === "states") await reader.until(() => !document.querySelector("#board .edit"));
      else await edit(reader);
      await share(reader);
    }

    test("boards are loaded, solved, played, edited and shared", async (t) => {
      const firstByBoard = new Map();
      for (const entry of await sg.catalog()) if (!firstByBoard.has(entry.board)) firstByBoard.set(entry.board, entry);
      assert.ok(firstByBoard.size >= 12);
      const kinds = isLong ? firstByBoard.keys() : defaultKinds;
      for (const board of kinds) {
        const {game, sample} = firstByBoard.get(board);
        await t.test(board, () => runAllSteps(`${site}index.html`, `${game}:${sample}`));
      }
    });

    test("the page in one file, from the disk", () =>
      runAllSteps(pathToFileURL("dist/standalone.html").href, "nim:3,5,7"));

    test("the element in a bare page solves and plays", async () => {
      await reader.open(`${site}bare.html`);
      await solve(reader, await sg.analyze("nim:3,5,7"));
      await reader.press(".board [data-spot]");
    });
  });
}
