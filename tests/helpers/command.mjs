// The command under test: the release build, or the one that SG_COMMAND names, such as a build with sanitizers.
import {spawn, spawnSync} from "node:child_process";
import {mkdtempSync, openSync, readSync, rmSync, writeSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";

export const command = process.env.SG_COMMAND ?? "build/native-release/sg";
/** Program that makes the table of misère quotients, built beside it. */
export const sweepCommand = `${command}-sweep`;

/** @type {((line: string) => string) | undefined} */
let askProcess;

/**
 * Starts one process for all commands of a test file. It answers line by line over named pipes, which can be read
 * synchronously.
 */
function startProcess() {
  const folder = mkdtempSync(join(tmpdir(), "sg-lines-"));
  const [to, from] = ["to", "from"].map((name) => join(folder, name));
  spawnSync("mkfifo", [to, from]);
  spawn("sh", ["-c", 'exec "$1" lines <"$2" >"$3"', "sh", command, to, from], {
    stdio: ["ignore", "ignore", "inherit"],
  }).unref();
  const [writing, reading] = [openSync(to, "w"), openSync(from, "r")];
  rmSync(folder, {recursive: true});
  const buffer = Buffer.alloc(1 << 16);
  return (/** @type {string} */ line) => {
    writeSync(writing, `${line}\n`);
    /** @type {Buffer[]} */
    const chunks = [];
    do {
      const length = readSync(reading, buffer);
      if (length === 0) throw new Error(`the command has ended over ${line}`);
      chunks.push(Buffer.from(buffer.subarray(0, length)));
    } while (chunks.at(-1)?.at(-1) !== 10);
    return Buffer.concat(chunks).toString();
  };
}

/**
 * Returns the output and the exit code of a command: from the shared process, or from one of its own if there is an
 * input.
 * @returns {{status: number, stdout: string}}
 */
export function runCommand(/** @type {string[]} */ words, input = "") {
  if (input !== "") {
    const {status, stdout} = spawnSync(command, words, {encoding: "utf8", input, maxBuffer: 1e9});
    return {status: status ?? -1, stdout};
  }
  askProcess ??= startProcess();
  const {exit, text} = JSON.parse(askProcess(JSON.stringify(words)));
  return {status: exit, stdout: text};
}

/**
 * Returns the document that the command prints.
 * @returns {any}
 */
export const documentOf = (/** @type {string[]} */ ...words) => JSON.parse(runCommand(words).stdout);

/**
 * Returns the document that the command prints, and its exit code.
 * @returns {{status: number, document: any}}
 */
export function replyOf(/** @type {string[]} */ ...words) {
  const {status, stdout} = runCommand(words);
  return {status, document: JSON.parse(stdout)};
}

/**
 * Returns the document that the command prints with the exit code as its field `exit`; only that if it prints nothing.
 * @returns {any}
 */
export function answerOf(/** @type {string[]} */ words, input = "") {
  const {stdout, status} = runCommand(words, input);
  return {...JSON.parse(stdout || "{}"), exit: status};
}

/** Returns the verdict of the certificate checker on a text. */
export const verdictOn = (/** @type {string} */ certificate) => answerOf(["check-certificate", "-"], certificate);
