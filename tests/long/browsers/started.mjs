// Runner for a program that a test starts and ends, in a home folder of its own.
import {spawn} from "node:child_process";
import {mkdtemp, rm} from "node:fs/promises";
import {tmpdir} from "node:os";
import {join} from "node:path";

/** Creates an empty home folder; call `remove` once nothing writes there. */
export async function freshHome() {
  const path = await mkdtemp(join(tmpdir(), "sg-browser-"));
  return {path, remove: () => rm(path, {recursive: true, force: true, maxRetries: 10})};
}

/**
 * Runs `command` until `end` is called. `match` is the match of `pattern` in its output (stdout, stderr or a third
 * channel); without a pattern it does not wait for any. Throws, with all output, if the program ends before the match.
 */
export async function startProgram(command, args, pattern, env = {}) {
  const child = spawn(command, args, {
    env: {...process.env, ...env},
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  const closed = new Promise((resolve) => child.once("close", resolve));
  let output = "";
  const firstMatch = await new Promise((resolve, reject) => {
    if (!pattern) child.once("spawn", resolve);
    for (const channel of child.stdio.slice(1))
      channel?.on("data", (part) => {
        output += part;
        const outputMatch = pattern && output.match(pattern);
        if (outputMatch) resolve(outputMatch);
      });
    child.once("error", reject);
    child.once("close", (code) => reject(new Error(`${command} ended with ${code}: ${output}`)));
  });
  async function end() {
    child.kill();
    await closed;
  }
  return {match: firstMatch, closed, end};
}
