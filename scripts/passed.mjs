// What has passed, and of which files: a suite that reads the very same files again need not be run again.
import {createHash} from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import {delimiter, dirname, join} from "node:path";

/** Of the whole tree: the packages are those of package-lock.json, and a suite names what it reads of build. */
const LEFT_OUT = new Set([".git", "build", "node_modules"]);
const TOOLS = ["g++", "clang++", "em++", process.env.CHROMIUM ?? "chromium-headless-shell"];

/** What has passed, by name, in a file. */
export function openRecord(/** @type {string} */ file) {
  const record = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};

  /** Whole or not at all. */
  function write() {
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(`${file}.new`, JSON.stringify(record, null, 2));
    renameSync(`${file}.new`, file);
  }

  /** What these files and folders hold, for `changesOf`. */
  function keepFiles(name, paths) {
    record[`${name}, files`] = contentsOf(paths);
    write();
  }

  /**
   * The files among them that are no more as they were kept, new and gone ones too.
   * @returns {string[] | undefined} nothing where none were kept
   */
  function changesOf(name, paths) {
    const [before, now] = [record[`${name}, files`], contentsOf(paths)];
    return before && Object.keys({...before, ...now}).filter((path) => before[path] !== now[path]);
  }

  return {
    of: (name) => record[name],
    /** Figures and when they were seen; nothing if anything that was read has changed since. */
    before: (name, fingerprint) => (record[name]?.fingerprint === fingerprint ? record[name] : undefined),
    keep(name, fingerprint, {passed, failed, note = undefined}) {
      record[name] = {fingerprint, when: new Date().toISOString(), passed, failed, note};
      write();
    },
    forget(name) {
      delete record[name];
      write();
    },
    keepFiles,
    changesOf,
    /**
     * Whether a suite that is for changes has some: since it passed here, or since the first run here, which finds the tree as it came
     * and only remembers it.
     */
    hasChanged({name, whenChanged}) {
      const changes = changesOf(name, whenChanged);
      if (!changes) keepFiles(name, whenChanged);
      return changes !== undefined && changes.length > 0;
    },
  };
}

/** Of a command, of the files and folders it reads, of Node and of the tools outside this folder. */
export const fingerprintOf = (command, reads) =>
  hashOf(JSON.stringify([command, process.version, TOOLS.map(stamp), contentsOf(reads)]));

const hashOf = (text) => createHash("sha256").update(text).digest("hex");

/** Of files that are asked for again and again while nothing is written. */
const known = new Map();

/** @returns {Record<string, string>} the hash of each file, by its path */
function contentsOf(paths) {
  const files = [...new Set(paths.flatMap(filesUnder))].sort();
  return Object.fromEntries(files.map((path) => [path, contentOf(path)]));
}

function contentOf(path) {
  const {mtimeMs, size} = statSync(path);
  const seen = known.get(path);
  if (seen?.mtimeMs === mtimeMs && seen.size === size) return seen.hash;
  const hash = hashOf(readFileSync(path));
  known.set(path, {mtimeMs, size, hash});
  return hash;
}

function filesUnder(path) {
  if (!statSync(path).isDirectory()) return [path];
  const inner = readdirSync(path).filter((name) => path !== "." || !LEFT_OUT.has(name));
  return inner.flatMap((name) => filesUnder(join(path, name)));
}

function stamp(tool) {
  const found = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, tool));
  const file = [tool, ...found].find((path) => path.includes("/") && existsSync(path));
  return file && statSync(realpathSync(file)).mtimeMs;
}
