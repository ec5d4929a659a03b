// What the runs have shown, and how often. A test prints a line of it, `evidence: KEY COUNT words`; the figures of each suite are kept
// under build/. As a command (npm run evidence): those that are kept take the place of older ones in the file that the page of evidence is made from.
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from "node:fs";

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
  const read = (file) => JSON.parse(readFileSync(file, "utf8"));
  const kept = existsSync(KEPT) ? readdirSync(KEPT).map((file) => read(`${KEPT}/${file}`)) : [];
  if (kept.length === 0) throw new Error("no suite has left figures here: npm test, npm run test:long");
  // Of a suite that was not run here the last figures stay.
  const all = new Map([...read(PUBLISHED), ...kept].map((own) => [own.suite, own]));
  const sorted = [...all.keys()].sort().map((suite) => all.get(suite));
  writeFileSync(PUBLISHED, `${JSON.stringify(sorted, null, 2)}\n`);
  console.log(`${PUBLISHED}: new figures of ${kept.map(({suite}) => suite).join(", ")}`);
}
