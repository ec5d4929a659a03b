// What is run of the page's tests after an edit, once all of them have passed here: of each file the first test, which shows what the
// file is about, and all of a file that has changed or imports what has. All of them run in a fresh clone, and when the suite is named.
import {readFileSync} from "node:fs";
import {readsOf} from "./reads.mjs";
import {pageTests} from "./test-files.mjs";

const TEST = /^\s*(?:test|watchful|lasting)\(/m;

/** The line of a file's first test; in a loop it stands for each that is made there. */
function firstOf(file) {
  const text = readFileSync(file, "utf8");
  const found = TEST.exec(text);
  if (!found) throw new Error(`${file} has no test`);
  const start = found.index + found[0].search(/\S/);
  return text.slice(0, start).split("\n").length;
}

/** @returns {string | undefined} the words for playwright; nothing where its own settings or the packages have changed */
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
