// Reporter for Node's tests: prints at the end one line of JSON with the numbers of passed and failed tests of each file.
import {relative} from "node:path";

/** @param {AsyncIterable<{type: string, data: any}>} events */
export default async function* byFile(events) {
  /** @type {Record<string, {passed: number, failed: number}>} */
  const files = {};
  for await (const {type, data} of events) {
    if (data.nesting !== 0 || (type !== "test:pass" && type !== "test:fail")) continue;
    const file = relative(".", data.file);
    files[file] ??= {passed: 0, failed: 0};
    files[file][type === "test:pass" ? "passed" : "failed"]++;
  }
  yield `${JSON.stringify(files)}\n`;
}
