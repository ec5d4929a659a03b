// What the runs have shown, and how often. A test prints a line of it, `evidence: KEY COUNT words`; the figures of each suite are kept
// under build/, with the verbs and the games that there were. As a command (npm run evidence): those that are kept take the place of older
// ones in the file that the page of evidence is made from. `stale` as its word: 1 where that file's figures are of other verbs or games.
import {execFileSync} from "node:child_process";
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from "node:fs";

const KEPT = "build/evidence";
const COMMAND = "build/native-release/sg";
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

/** The engine of which figures are: the hash of its values tells its commits, whose last lines have it. */
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

/** Names that are only in the second list, and those only in the first. */
function changesOf(before, now) {
  const [old, all] = [before, now].map((names) => names.split(" "));
  const added = all.filter((name) => !old.includes(name)).map((name) => `+${name}`);
  return [...added, ...old.filter((name) => !all.includes(name)).map((name) => `-${name}`)];
}

/** @returns {string[]} for each suite whose figures are of other verbs or games: what they lack, and what there is no more */
export function staleIn(published, state) {
  return published.flatMap(({suite, date, ...own}) => {
    if (!own.verbs || !own.games) return [`${suite}: nothing says of which verbs and games`];
    const changes = ["verbs", "games"].flatMap((kind) => {
      const names = changesOf(own[kind], state[kind]);
      return names.length > 0 ? [`${kind} ${names.join(" ")}`] : [];
    });
    return changes.length > 0 ? [`${suite} (${date}): ${changes.join("; ")}`] : [];
  });
}

export function keepEvidence({name, long = false}, output) {
  const figures = figuresIn(output);
  // Where the command was not built nothing tells of which engine they are.
  if (Object.keys(figures).length === 0 || !existsSync(COMMAND)) return;
  mkdirSync(KEPT, {recursive: true});
  writeFileSync(`${KEPT}/${name}.json`, JSON.stringify({suite: name, long, ...engineState(), figures}));
}

const read = (file) => JSON.parse(readFileSync(file, "utf8"));

function publish() {
  const kept = existsSync(KEPT) ? readdirSync(KEPT).map((file) => read(`${KEPT}/${file}`)) : [];
  if (kept.length === 0) throw new Error("no suite has left figures here: npm test, npm run test:long");
  // Of a suite that was not run here the last figures stay.
  const all = new Map([...read(PUBLISHED), ...kept].map((own) => [own.suite, own]));
  const sorted = [...all.keys()].sort().map((suite) => all.get(suite));
  writeFileSync(PUBLISHED, `${JSON.stringify(sorted, null, 2)}\n`);
  console.log(`${PUBLISHED}: new figures of ${kept.map(({suite}) => suite).join(", ")}`);
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
