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

  function keepChanges({name, whenChanged}) {
    record[`${name}, changes`] = {fingerprint: fingerprintOf("", whenChanged)};
    write();
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
    keepChanges,
    /**
     * Whether a suite that is for changes has some: since it passed here, or since the first run here, which finds the tree as it came
     * and only remembers it.
     */
    hasChanged({name, whenChanged}) {
      if (record[`${name}, changes`] === undefined) keepChanges({name, whenChanged});
      return record[`${name}, changes`].fingerprint !== fingerprintOf("", whenChanged);
    },
  };
}

/** Of a command, of the files and folders it reads, of Node and of the tools outside this folder. */
export function fingerprintOf(command, reads) {
  const hash = createHash("sha256").update(JSON.stringify([command, process.version, TOOLS.map(stamp)]));
  for (const path of [...new Set(reads.flatMap(filesUnder))].sort()) {
    const contents = readFileSync(path);
    hash.update(JSON.stringify([path, contents.length])).update(contents);
  }
  return hash.digest("hex");
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
