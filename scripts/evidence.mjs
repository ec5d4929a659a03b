// Figures of evidence from test runs. A test prints a line `evidence: KEY COUNT words`; the figures of each suite are
// stored under build/ with the verbs and games at that time. As a command (npm run evidence) it replaces older figures in
// the file that the page of evidence is made from. With the argument `stale` it exits with 1 if figures in that file belong
// to other verbs or games.
import {execFileSync} from "node:child_process";
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from "node:fs";

const FOLDER = "build/evidence";
const COMMAND = "build/native-release/sg";
export const PUBLISHED = "docs/evidence.json";

const lines = (output) => [...output.matchAll(/^evidence: (\S+) (\d+) (.*)$/gm)];

/** Returns the figures by key, summed up if a key is printed more than once. */
export function figuresIn(output) {
  const figures = {};
  for (const [, key, count] of lines(output)) figures[key] = (figures[key] ?? 0) + Number(count);
  return figures;
}

/** Returns the texts for the line of a suite. */
export const wordsIn = (output) => lines(output).map(([, , count, words]) => `${count} ${words}`);

/** Identifies the engine that figures belong to: the signature also stands in the last line of a commit. */
export function engineState() {
  const answer = (word) => execFileSync(COMMAND, [word], {encoding: "utf8", maxBuffer: 1e8}).trim();
  const {verbs} = JSON.parse(answer("verbs"));
  const {games} = JSON.parse(answer("catalog"));
  return {
    date: new Date().toISOString().slice(0, 10),
    signature: answer("signature"),
    verbs: verbs.map(({name}) => name).join(" "),
    games: [...new Set(games.map(({id}) => id))].join(" "),
  };
}

/** Returns the names only in the second list with +, and those only in the first with -. */
function changesOf(oldNames, newNames) {
  const [old, current] = [oldNames, newNames].map((names) => names.split(" "));
  const added = current.filter((name) => !old.includes(name)).map((name) => `+${name}`);
  return [...added, ...old.filter((name) => !current.includes(name)).map((name) => `-${name}`)];
}

/** @returns {string[]} a line for each suite whose figures belong to other verbs or games: the added ones and the removed ones */
export function staleIn(published, state) {
  return published.flatMap(({suite, date, ...recorded}) => {
    if (!recorded.verbs || !recorded.games) return [`${suite}: nothing says of which verbs and games`];
    const changes = ["verbs", "games"].flatMap((kind) => {
      const names = changesOf(recorded[kind], state[kind]);
      return names.length > 0 ? [`${kind} ${names.join(" ")}`] : [];
    });
    return changes.length > 0 ? [`${suite} (${date}): ${changes.join("; ")}`] : [];
  });
}

export function storeEvidence({name, long = false}, output) {
  const figures = figuresIn(output);
  // Without the command, the engine that they belong to is unknown.
  if (Object.keys(figures).length === 0 || !existsSync(COMMAND)) return;
  mkdirSync(FOLDER, {recursive: true});
  writeFileSync(`${FOLDER}/${name}.json`, JSON.stringify({suite: name, long, ...engineState(), figures}));
}

const read = (file) => JSON.parse(readFileSync(file, "utf8"));

function publish() {
  const newFigures = existsSync(FOLDER) ? readdirSync(FOLDER).map((file) => read(`${FOLDER}/${file}`)) : [];
  if (newFigures.length === 0) throw new Error("no suite has left figures here: npm test, npm run test:long");
  // The last figures of a suite that was not run here stay.
  const all = new Map([...read(PUBLISHED), ...newFigures].map((figures) => [figures.suite, figures]));
  const sorted = [...all.keys()].sort().map((suite) => all.get(suite));
  writeFileSync(PUBLISHED, `${JSON.stringify(sorted, null, 2)}\n`);
  console.log(`${PUBLISHED}: new figures of ${newFigures.map(({suite}) => suite).join(", ")}`);
}

function showStale() {
  const stale = staleIn(read(PUBLISHED), engineState());
  for (const line of stale) console.log(`stale: ${line}`);
  if (stale.length > 0) console.log("mended by: npm test; npm run test:long; npm run evidence");
  process.exitCode = stale.length > 0 ? 1 : 0;
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv[2] === "stale") showStale();
  else publish();
}
