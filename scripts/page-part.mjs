// Chooses the page tests to run after an edit, once all of them have passed here: the first test of each file, which shows
// what the file is about, and all tests of a file that has changed or imports a changed one. All run in a fresh clone, and
// if the suite is named.
import {readFileSync} from "node:fs";
import {pageTests} from "./test-files.mjs";
import {readsOf} from "./test-inputs.mjs";

const TEST = /^\s*(?:test|watchful|lasting)\(/m;

/** Returns the line of a file's first test; a line in a loop stands for all tests made there. */
function firstOf(file) {
  const text = readFileSync(file, "utf8");
  const match = TEST.exec(text);
  if (!match) throw new Error(`${file} has no test`);
  const start = match.index + match[0].search(/\S/);
  return text.slice(0, start).split("\n").length;
}

/** @returns {string | undefined} the arguments for playwright; undefined if its settings or the packages have changed */
export function pagePart(/** @type {string[]} */ changes) {
  if (changes.some((path) => /^(?:playwright\.config\.ts|package-lock\.json)$/.test(path))) return undefined;
  const ofPage = changes.filter((path) => !/^(?:dist|build)\//.test(path));
  const isProduct = ofPage.length < changes.length;
  const isChanged = (file) => readsOf([file]).some((path) => ofPage.includes(path));
  const words = pageTests().flatMap((file) => {
    if (isChanged(file)) return [file];
    return isProduct ? [`${file}:${firstOf(file)}`] : [];
  });
  return words.join(" ") || undefined;
}
