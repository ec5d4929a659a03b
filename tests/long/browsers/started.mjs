// A program that a test starts and ends, in a home of its own, and the first thing that it tells.
import {spawn} from "node:child_process";
import {mkdtemp, rm} from "node:fs/promises";
import {tmpdir} from "node:os";
import {join} from "node:path";

/** A folder that is nobody's home yet; `remove` once nothing writes there. */
export async function freshHome() {
  const path = await mkdtemp(join(tmpdir(), "sg-browser-"));
  return {path, remove: () => rm(path, {recursive: true, force: true, maxRetries: 10})};
}

/**
 * Runs `command` until `end`. `told` is what `pattern` finds in its output, of stdout, stderr or a third channel; without a pattern
 * nothing is waited for. A program that ends before it has told that is an error, with all that it said.
 */
export async function started(command, given, pattern, env = {}) {
  const child = spawn(command, given, {
    env: {...process.env, ...env},
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  const gone = new Promise((resolve) => child.once("close", resolve));
  let said = "";
  const told = await new Promise((resolve, reject) => {
    if (!pattern) child.once("spawn", resolve);
    for (const channel of child.stdio.slice(1))
      channel?.on("data", (part) => {
        said += part;
        const found = pattern && said.match(pattern);
        if (found) resolve(found);
      });
    child.once("error", reject);
    child.once("close", (code) => reject(new Error(`${command} ended with ${code}: ${said}`)));
  });
  async function end() {
    child.kill();
    await gone;
  }
  return {told, gone, end};
}
