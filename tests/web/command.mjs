import {spawnSync} from "node:child_process";

// The command that tests ask: the release build, or the one that SG_COMMAND names, as the build under sanitizers.
export const command = process.env.SG_COMMAND ?? "build/native-release/sg";

/**
 * What it answers on one line, with its exit code; nothing but that where it says nothing.
 * @returns {any}
 */
export function answerOf(/** @type {string[]} */ words, input = "") {
  const {stdout, status} = spawnSync(command, words, {encoding: "utf8", input});
  return {...JSON.parse(stdout || "{}"), exit: status};
}

/** What the checker of certificates says of a text. */
export const verdictOn = (/** @type {string} */ certificate) => answerOf(["check-certificate", "-"], certificate);
