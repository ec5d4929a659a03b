// Writes the positions that open the games, web/game/catalog/opening-positions.ts, and prints them with their figures:
// `npm run openings`, or `npm run openings -- kayles "bash(3)"` for these games alone, named by id or with their rules, and
// for those without openings.
import {spawnSync} from "node:child_process";
import {writeFileSync} from "node:fs";
import {availableParallelism} from "node:os";
import {fileURLToPath} from "node:url";
import {openingsOf} from "./opening-search.mjs";
import {openSources} from "./sources.mjs";

const path = (file) => fileURLToPath(new URL(`../${file}`, import.meta.url));
const file = path("web/game/catalog/opening-positions.ts");

const sources = await openSources();
const {openingPositions: before} = await sources.load("/web/game/catalog/opening-positions.ts");
const names = process.argv.slice(2);

/** Returns the openings of a game as the file has them: positions by size, and the bounds that they miss. */
function rowOf(openings) {
  const misses = openings.flatMap(({size, misses}) => (misses.length > 0 ? [[size, misses]] : []));
  const positions = openings.map(({size, position}) => [size, position]);
  return Object.fromEntries([...positions, ...(misses.length > 0 ? [["misses", Object.fromEntries(misses)]] : [])]);
}

/** Writes the rows of the games that have openings, in the order of the catalogue. */
function write(catalog, rows) {
  const found = catalog.flatMap(({game}) => (rows.has(game) ? [[game, rows.get(game)]] : []));
  const text = `// Written by \`npm run openings\`.
import type {OpeningPositions} from "./openings";

export const openingPositions: OpeningPositions = ${JSON.stringify(Object.fromEntries(found))};
`;
  writeFileSync(file, text);
}

function print(game, openings) {
  for (const {size, position, moves, wins, plies, misses} of openings)
    console.log([game, size, position, `${wins} of ${moves} moves win`, `${plies} plies`, ...misses].join("\t"));
}

const engines = await Promise.all(Array.from({length: availableParallelism()}, sources.engine));
const catalog = await engines[0].catalog();
const isDue = ({id, game}) =>
  names.length === 0 || names.includes(id) || names.includes(game) || !Object.hasOwn(before, game);
const due = catalog.filter(isDue);
const rows = new Map(Object.entries(before));

/** Searches the games that are due, one after the other; what was found stays if the run is stopped. */
async function work(sg) {
  for (let entry = due.shift(); entry; entry = due.shift()) {
    const openings = await openingsOf(sg, sources, entry);
    rows.set(entry.game, rowOf(openings));
    print(entry.game, openings);
    write(catalog, rows);
  }
  sg.close();
}

await Promise.all(engines.map(work));
write(catalog, rows);
const {status} = spawnSync(path("node_modules/.bin/biome"), ["format", "--write", file], {stdio: "inherit"});
process.exitCode = status ?? 1;
