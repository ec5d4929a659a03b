// The dependency rule: which folder may use which. Prints each edge that breaks it; docs/architecture.md says why it is so.
import {existsSync, readdirSync, readFileSync} from "node:fs";
import {posix} from "node:path";
import {fileURLToPath} from "node:url";

const core = ["cpp/core"];
const mayUse = {
  "cpp/core/value": ["cpp/core/value"],
  "cpp/core/text": ["cpp/core/text"],
  "cpp/core/game": ["cpp/core/game", "cpp/core/text", "cpp/core/value"],
  "cpp/core/solve": core,
  "cpp/boards/heaps": ["cpp/boards/heaps", ...core],
  "cpp/boards/grids": ["cpp/boards/grids", ...core],
  "cpp/boards/graphs": ["cpp/boards/graphs", ...core],
  "cpp/boards/strips": ["cpp/boards/strips", "cpp/boards/heaps", "cpp/boards/grids", ...core],
  "cpp/boards/misc": ["cpp/boards/misc", ...core],
  "cpp/theory/heaps": ["cpp/theory/heaps", "cpp/boards", ...core],
  "cpp/theory/codes": ["cpp/theory/codes", "cpp/boards", ...core],
  "cpp/theory/subtraction": ["cpp/theory/subtraction", "cpp/boards", ...core],
  "cpp/theory/rules": ["cpp/theory/rules", "cpp/boards", ...core],
  "cpp/theory/coins": ["cpp/theory/coins", "cpp/theory/codes", "cpp/boards", ...core],
  "cpp/theory/graphs": ["cpp/theory/graphs", "cpp/boards", ...core],
  "cpp/theory/pieces": ["cpp/theory/pieces", "cpp/boards", ...core],
  "cpp/games": ["cpp/theory", "cpp/boards", ...core],
  "cpp/judges": ["cpp/judges", ...core],
  "cpp/api": ["cpp/api", ...core],
  // Trusts nothing of the engine.
  "cpp/checker": ["cpp/checker"],
  "cpp/bindings": ["cpp/bindings", "cpp/api", "cpp/checker", ...core],
  "web/engine": ["web/engine"],
  "web/text": ["web/text"],
  "web/boards": ["web/boards"],
  "web/panels": ["web/panels", "web/boards", "web/text"],
  "web/editor": ["web/editor", "web/panels", "web/boards", "web/text", "web/style"],
  "web/sequence": ["web/sequence", "web/panels", "web/text", "web/style"],
  "web/nimbers": ["web/nimbers", "web/panels", "web/text", "web/style"],
  "web/learn": ["web/learn", "web/text"],
  "web/embed": ["web/embed", "web/engine", "web/panels", "web/boards", "web/text", "web"],
  web: ["web", "web/engine", "web/editor", "web/sequence", "web/nimbers", "web/panels", "web/boards", "web/text"],
};
// The shape of the wire is everybody's; it holds types only.
const wire = "web/engine/types";

/** The edges out of one file that its folder may not have, as sentences; `path` is from the root, with "/". */
export function forbidden(path, source) {
  const allowed = mayUse[folderOf(path)];
  if (!allowed) return [`${path} is in a folder that the dependency rule does not know`];
  return usedBy(path, source)
    .filter((used) => used !== wire && !allowed.some((folder) => isIn(used, folder)))
    .map((used) => `${path} may not use ${used}`);
}

/** The nearest folder above a file that the rule knows; of `web` only the files that lie loose in it. */
function folderOf(path) {
  let folder = posix.dirname(path);
  while (folder.includes("/") && !(folder in mayUse)) folder = posix.dirname(folder);
  return folder === posix.dirname(path) || folder !== "web" ? folder : null;
}

/** The folder itself stands for its index. */
function isIn(used, folder) {
  return used === folder || (folder === "web" ? posix.dirname(used) === folder : used.startsWith(`${folder}/`));
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
    .filter((path) => /\.([chm]pp|tsx?)$/.test(path) && !path.includes("/generated/"));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = sources();
  const broken = files.flatMap((path) => forbidden(path, readFileSync(path, "utf8")));
  for (const edge of broken) console.log(edge);
  console.log(`${files.length} files, forbidden edges: ${broken.length}`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}
