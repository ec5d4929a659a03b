// Record of suites that have passed, with fingerprints of the files they read: a suite need not be run again on the very
// same files.
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

/** Folders left out of the tree: package-lock.json stands for the packages, and a suite names what it reads in build. */
const LEFT_OUT = new Set([".git", "build", "node_modules"]);
const TOOLS = ["g++", "clang++", "em++", process.env.CHROMIUM ?? "chromium-headless-shell"];

/** Opens the record in a file, by the names of suites. */
export function openRecord(/** @type {string} */ file) {
  const record = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};

  /** Writes the file atomically. */
  function write() {
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(`${file}.new`, JSON.stringify(record, null, 2));
    renameSync(`${file}.new`, file);
  }

  /** Records the contents of files and folders for `changesOf`. */
  function keepFiles(name, paths) {
    record[`${name}, files`] = contentsOf(paths);
    write();
  }

  /**
   * Returns the files that have changed since they were recorded, including added and removed ones.
   * @returns {string[] | undefined} undefined if none were recorded
   */
  function changesOf(name, paths) {
    const [before, now] = [record[`${name}, files`], contentsOf(paths)];
    return before && Object.keys({...before, ...now}).filter((path) => before[path] !== now[path]);
  }

  return {
    of: (name) => record[name],
    /** Returns the earlier result and its time; undefined if anything that was read has changed since. */
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
     * Returns true if files of a suite that runs after changes have changed since it passed here, or since the first run here, which
     * only records the tree as it is.
     */
    hasChanged({name, whenChanged}) {
      const changes = changesOf(name, whenChanged);
      if (!changes) keepFiles(name, whenChanged);
      return changes !== undefined && changes.length > 0;
    },
  };
}

/** Fingerprint of a command, the files and folders that it reads, Node, and the tools outside this folder. */
export const fingerprintOf = (command, reads) =>
  hashOf(JSON.stringify([command, process.version, TOOLS.map(stamp), contentsOf(reads)]));

const hashOf = (text) => createHash("sha256").update(text).digest("hex");

/** Cache of the hashes of files, valid while their time and size stay the same. */
const hashCache = new Map();

/** @returns {Record<string, string>} the hash of each file, by its path */
function contentsOf(paths) {
  const files = [...new Set(paths.flatMap(filesUnder))].sort();
  return Object.fromEntries(files.map((path) => [path, contentOf(path)]));
}

function contentOf(path) {
  const {mtimeMs, size} = statSync(path);
  const cached = hashCache.get(path);
  if (cached?.mtimeMs === mtimeMs && cached.size === size) return cached.hash;
  const hash = hashOf(readFileSync(path));
  hashCache.set(path, {mtimeMs, size, hash});
  return hash;
}

function filesUnder(path) {
  if (!statSync(path).isDirectory()) return [path];
  const inner = readdirSync(path).filter((name) => path !== "." || !LEFT_OUT.has(name));
  return inner.flatMap((name) => filesUnder(join(path, name)));
}

function stamp(tool) {
  const candidates = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, tool));
  const file = [tool, ...candidates].find((path) => path.includes("/") && existsSync(path));
  return file && statSync(realpathSync(file)).mtimeMs;
}
