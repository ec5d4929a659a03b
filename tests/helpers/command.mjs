// The command that tests ask: the release build, or the one that SG_COMMAND names, as the build under sanitizers.
import {spawn, spawnSync} from "node:child_process";
import {mkdtempSync, openSync, readSync, rmSync, writeSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";

export const command = process.env.SG_COMMAND ?? "build/native-release/sg";

/** @type {((line: string) => string) | undefined} */
let ask;

/** One process for all commands of a file of tests, waited for line by line: by named pipes, which can be read without a promise. */
function opened() {
  const folder = mkdtempSync(join(tmpdir(), "sg-lines-"));
  const [to, from] = ["to", "from"].map((name) => join(folder, name));
  spawnSync("mkfifo", [to, from]);
  spawn("sh", ["-c", 'exec "$1" lines <"$2" >"$3"', "sh", command, to, from], {
    stdio: ["ignore", "ignore", "inherit"],
  }).unref();
  const [writing, reading] = [openSync(to, "w"), openSync(from, "r")];
  rmSync(folder, {recursive: true});
  const part = Buffer.alloc(1 << 16);
  return (/** @type {string} */ line) => {
    writeSync(writing, `${line}\n`);
    /** @type {Buffer[]} */
    const parts = [];
    do {
      const length = readSync(reading, part);
      if (length === 0) throw new Error(`the command has ended over ${line}`);
      parts.push(Buffer.from(part.subarray(0, length)));
    } while (parts.at(-1)?.at(-1) !== 10);
    return Buffer.concat(parts).toString();
  };
}

/**
 * What it prints, and its exit code: of the process that stands by, or with an input of one of its own.
 * @returns {{status: number, stdout: string}}
 */
export function printed(/** @type {string[]} */ words, input = "") {
  if (input !== "") {
    const {status, stdout} = spawnSync(command, words, {encoding: "utf8", input, maxBuffer: 1e9});
    return {status: status ?? -1, stdout};
  }
  ask ??= opened();
  const {exit, text} = JSON.parse(ask(JSON.stringify(words)));
  return {status: exit, stdout: text};
}

/**
 * The document that it answers.
 * @returns {any}
 */
export const documentOf = (/** @type {string[]} */ ...words) => JSON.parse(printed(words).stdout);

/**
 * The document that it answers, with its exit code beside it.
 * @returns {{status: number, document: any}}
 */
export function replyOf(/** @type {string[]} */ ...words) {
  const {status, stdout} = printed(words);
  return {status, document: JSON.parse(stdout)};
}

/**
 * What it answers on one line, with its exit code among its fields; nothing but that where it says nothing.
 * @returns {any}
 */
export function answerOf(/** @type {string[]} */ words, input = "") {
  const {stdout, status} = printed(words, input);
  return {...JSON.parse(stdout || "{}"), exit: status};
}

/** What the checker of certificates says of a text. */
export const verdictOn = (/** @type {string} */ certificate) => answerOf(["check-certificate", "-"], certificate);
