// What the runs have shown, and how often. A test prints a line of it, `evidence: KEY COUNT words`; the figures of each suite are kept
// under build/. As a command (npm run evidence): those that are kept become the file that the page of evidence is made from.
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from "node:fs";

const KEPT = "build/evidence";
export const PUBLISHED = "docs/evidence.json";

const lines = (output) => [...output.matchAll(/^evidence: (\S+) (\d+) (.*)$/gm)];

/** By key; of a key that is printed more than once the sum. */
export function figuresIn(output) {
  const figures = {};
  for (const [, key, count] of lines(output)) figures[key] = (figures[key] ?? 0) + Number(count);
  return figures;
}

/** For the line of a suite. */
export const wordsIn = (output) => lines(output).map(([, , count, words]) => `${count} ${words}`);

export function keepEvidence({name, long = false}, output) {
  const figures = figuresIn(output);
  if (Object.keys(figures).length === 0) return;
  mkdirSync(KEPT, {recursive: true});
  writeFileSync(`${KEPT}/${name}.json`, JSON.stringify({suite: name, long, figures}));
}

if (process.argv[1] === import.meta.filename) {
  const suites = readdirSync(KEPT)
    .sort()
    .map((file) => JSON.parse(readFileSync(`${KEPT}/${file}`, "utf8")));
  writeFileSync(PUBLISHED, `${JSON.stringify(suites, null, 2)}\n`);
  console.log(`${PUBLISHED}: ${suites.map(({suite}) => suite).join(", ")}`);
}
