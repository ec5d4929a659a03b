// Dependency rule between folders. Prints each edge that breaks it; docs/architecture.md gives the reasons.
import {existsSync, readdirSync, readFileSync} from "node:fs";
import {posix} from "node:path";
import {fileURLToPath} from "node:url";

const core = ["cpp/core"];
/** Solving that knows no theory, so that theories and boards may use it. */
const search = ["cpp/solve/search", "cpp/solve/period"];
/** Theories of sums that do not add up by nimbers; they belong to no single game. */
const theories = ["cpp/theory/loopy", "cpp/theory/misere", "cpp/theory/partizan"];
const boards = ["web/boards/input", "web/boards/kit", "web/boards/kinds"];
/** Types and functions for sentences, without any sentence. */
const languages = ["web/text/language", "web/text/languages"];
/** Loading of late parts, and its errors. */
const late = "web/delivery/late";
const ui = ["web/text", ...boards, "web/ui", "web/lib", late];
const say = [...ui, "web/address", "web/say"];
const feature = [...say, "web/game"];
const features = [
  ...["web/explain", "web/play", "web/gallery", "web/contest", "web/puzzles", "web/share"],
  ...["web/editor", "web/sequences", "web/nimbers", "web/values", "web/programs", "web/home", "web/present"],
];
const everything = ["web/engine", "web/delivery", ...feature, ...features, "web/learn", "web/shell"];

/** Paths that each folder, or file without its ending, may use; the longest key that contains a file counts. */
const mayUse = {
  "cpp/core/value": ["cpp/core/value", "cpp/core/text"],
  "cpp/core/text": ["cpp/core/text"],
  "cpp/core/game": ["cpp/core/game", "cpp/core/text", "cpp/core/value"],
  "cpp/boards/heaps": ["cpp/boards/heaps", ...core],
  "cpp/boards/grids": ["cpp/boards/grids", ...core],
  "cpp/boards/graphs": ["cpp/boards/graphs", "cpp/boards/grids", "cpp/solve/explicit", ...core],
  "cpp/boards/strips": ["cpp/boards/strips", "cpp/boards/heaps", "cpp/boards/grids", ...core],
  "cpp/boards/misc": ["cpp/boards/misc", ...core],
  "cpp/theory/heaps": ["cpp/theory/heaps", "cpp/boards", ...search, ...core],
  "cpp/theory/codes": ["cpp/theory/codes", "cpp/boards", ...search, ...core],
  "cpp/theory/subtraction": ["cpp/theory/subtraction", "cpp/theory/heaps/primes.hpp", "cpp/boards", ...search, ...core],
  "cpp/theory/rules": ["cpp/theory/rules", "cpp/theory/heaps", "cpp/boards", ...search, ...core],
  "cpp/theory/coins": ["cpp/theory/coins", "cpp/theory/codes", "cpp/boards", ...search, ...core],
  "cpp/theory/grids": ["cpp/theory/grids", "cpp/boards", ...search, ...core],
  "cpp/theory/graphs": ["cpp/theory/graphs", "cpp/boards", ...search, ...core],
  "cpp/theory/loopy": ["cpp/theory/loopy", ...core],
  "cpp/theory/pieces": ["cpp/theory/pieces", "cpp/boards", ...search, ...core],
  "cpp/theory/misere": ["cpp/theory/misere", "cpp/theory/codes", "cpp/theory/subtraction", ...search, ...core],
  "cpp/theory/partizan": ["cpp/theory/partizan", "cpp/theory/graphs", "cpp/boards", ...search, ...core],
  "cpp/games": ["cpp/theory", "cpp/boards", "cpp/solve/explicit", ...search, ...core],
  "cpp/solve/search": ["cpp/solve/search", ...core],
  "cpp/solve/period": ["cpp/solve/period", ...core],
  "cpp/solve/explicit": ["cpp/solve/explicit", ...core],
  "cpp/solve/game": ["cpp/solve/game", "cpp/solve/solvers.hpp", ...search, ...core],
  "cpp/solve/sum": [
    "cpp/solve/sum",
    "cpp/solve/game",
    "cpp/solve/solvers.hpp",
    "cpp/theory/misere",
    ...search,
    ...core,
  ],
  "cpp/solve": ["cpp/solve", ...theories, ...core],
  "cpp/request/address": ["cpp/request/address", "cpp/solve/sum", ...core],
  "cpp/request/play": [
    "cpp/request/play",
    "cpp/request/address",
    "cpp/request/analysis",
    "cpp/request/boundary",
    "cpp/solve",
    ...core,
  ],
  "cpp/request": ["cpp/request", "cpp/solve", ...theories, ...core],
  "cpp/request/verbs": ["cpp/request", "cpp/solve", "cpp/contest", "cpp/checker", ...theories, ...core],
  "cpp/contest": ["cpp/contest", "cpp/request/address", "cpp/request/boundary", "cpp/solve", ...core],
  "cpp/contest/judges": ["cpp/contest/judges", ...core],
  // Trusts nothing of the engine but its meter and its phrases for faults.
  "cpp/checker": ["cpp/checker", "cpp/core/game/meter.hpp", "cpp/core/text/phrase.hpp"],
  "cpp/cli": ["cpp/cli", "cpp/boards/grids/grid.hpp", "cpp/request", "cpp/solve/explicit", "cpp/checker", ...core],
  "cpp/wasm": ["cpp/wasm", "cpp/request", ...core],
  "cpp/tools": ["cpp/tools", "cpp/cli/process.hpp", "cpp/request", "cpp/solve", "cpp/checker", ...theories, ...core],
  "web/engine": ["web/engine"],
  "web/lib": ["web/lib"],
  "web/text": ["web/text", late],
  "web/delivery": ["web/delivery", "web/engine/trusted"],
  "web/address": ["web/address", ...languages],
  "web/boards/input": ["web/boards/input"],
  "web/boards/kit": ["web/boards/kit", "web/boards/input"],
  "web/boards/kinds": boards,
  "web/boards/kinds/words": [...boards, "web/text/language", "web/text/move-sentences"],
  "web/ui": ui,
  "web/game": [
    ...["web/game", "web/engine", "web/lib", "web/address", ...languages],
    // The marks of moves; of the views only when they are to be loaded.
    ...["web/boards/input/touch", "web/boards/kinds/all"],
  ],
  "web/say": say,
  ...Object.fromEntries(features.map((name) => [name, [...feature, name]])),
  // The browser runs the same checker that the documentation publishes.
  "web/sequences": [...feature, "web/sequences", "docs/check-quotient.mjs"],
  "web/play": [...feature, "web/play", "web/explain"],
  "web/puzzles": [...feature, "web/puzzles", "web/play", "web/explain"],
  "web/programs": [...feature, "web/programs", "web/engine/trusted"],
  "web/home": [...feature, "web/home", "web/play", "web/explain"],
  "web/present": [...feature, "web/present", "web/play", "web/explain"],
  "web/learn": [
    ...["web/learn", "web/text", "web/address/element", "web/address/element-choices", "web/ui/numbers"],
    // Storage that the page and the articles share.
    ...["web/ui/storage", "web/ui/current-game"],
  ],
  "web/shell": everything,
  "web/embed": [...everything, "web/embed"],
  "web/main": ["web/shell"],
};
// Every folder may use the types of the engine's documents and of its reasons, which are types only.
const wire = ["web/engine/types", "web/engine/generated/reason-types"];

/** Returns the forbidden edges of one file as sentences; `path` is relative to the root, with "/". */
export function forbidden(path, source) {
  const place = placeOf(path.replace(/\.[a-z]+$/, ""));
  if (!place) return [`${path} is in a folder that the dependency rule does not know`];
  return usedBy(path, source)
    .filter((used) => !wire.includes(used) && !mayUse[place].some((allowed) => isWithin(used, allowed)))
    .map((used) => `${path} may not use ${used}`);
}

const isWithin = (path, place) => path === place || path.startsWith(`${place}/`);

function placeOf(path) {
  // The words of a kind of board may use more than its view.
  const shared = path.replace(/^(web\/boards\/kinds)\/\w+\/words$/, "$1/words");
  return Object.keys(mayUse)
    .filter((place) => isWithin(shared, place))
    .sort((a, b) => b.length - a.length)[0];
}

function usedBy(path, source) {
  if (path.startsWith("cpp/")) {
    return matches(source, /^\s*#\s*include\s*"([^"]+)"/gm).map((used) =>
      used.includes("/") ? posix.join("cpp", used) : posix.join(posix.dirname(path), used),
    );
  }
  return matches(source, /(?:\bfrom|\bimport|\bimport\()\s*["']([^"']+)["']/g)
    .filter((used) => used.startsWith("."))
    .map((used) => posix.join(posix.dirname(path), used));
}

function matches(source, pattern) {
  return [...source.matchAll(pattern)].map((match) => match[1]);
}

function sources() {
  return ["cpp", "web"]
    .filter(existsSync)
    .flatMap((top) => readdirSync(top, {recursive: true}).map((file) => posix.join(top, file)))
    .filter((path) => /\.([chm]pp|tsx?|css)$/.test(path) && !path.includes("/generated/"));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = sources();
  const broken = files.flatMap((path) => forbidden(path, readFileSync(path, "utf8")));
  for (const edge of broken) console.log(edge);
  console.log(`${files.length} files, forbidden edges: ${broken.length}`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}
