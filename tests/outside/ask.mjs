// Queries to the command, and short forms of its answers.
import {spawnSync} from "node:child_process";
import {command} from "../helpers/command.mjs";

/**
 * Returns the output of a command; throws if it fails.
 * @param {string[]} words
 * @param {string} [input]
 */
export function ask(words, input = "") {
  const {stdout, stderr, status, error} = spawnSync(command, words, {input, encoding: "utf8", maxBuffer: 1e9});
  if (error || status !== 0) throw new Error(`sg ${words.join(" ").slice(0, 300)}: ${error ?? (stderr || stdout)}`);
  return stdout;
}

/**
 * Answers for many positions, by default without their moves.
 * @param {string[]} addresses
 * @param {"none" | "winning"} [moves]
 */
export function analyses(addresses, moves = "none", play = "normal") {
  const input = addresses.map((address) => `${address}\n`).join("");
  const lines = ask(["batch", "--moves", moves, "--play", play], input).trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line));
}

/** The values of heaps of 0 to `to` under a rule. */
export const sequence = (rule, to) => JSON.parse(ask(["sequence", rule, "--to", `${to}`])).values;

const program = (file, args) => ["--", "python3", `tests/outside/programs/${file}.py`, ...args];

/** Arguments that explore one state, or several, by a program of this folder. */
export const exploring = (states, file, ...args) => ["explore", ...[states].flat(), ...program(file, args)];

/**
 * Value and misère winner of each state, by a program of this folder.
 * @returns {{grundy: string, misere: boolean}[]}
 */
export function explored(states, file, ...args) {
  // A single state would be analysed instead.
  const {starts} = JSON.parse(ask(exploring([...states, states[0]], file, ...args)));
  return states.map((state) => starts.find(({label}) => label === state));
}

/** The command line as one types it. */
export function typed(words, input = "") {
  const quoted = (word) => (/^[\w./:=,+-]+$/.test(word) ? word : `'${word}'`);
  const prefix = input && `printf '${input.replaceAll("\n", "\\n")}' | `;
  return `${prefix}sg ${words.map(quoted).join(" ")}`;
}

/** The output in a few words. */
export function brief(output) {
  if (!output.startsWith("{")) return output.trim().replaceAll("\n", " ");
  const {outcome, grundy, moves, values, starts} = JSON.parse(output);
  if (values) return values.join(" ");
  if (starts) return starts.map((start) => `${start.label}: ${start.grundy}`).join(", ");
  const value = grundy === null ? [] : [`value ${grundy}`];
  const winning = moves.winning === null ? [] : [`${moves.winning} winning moves`];
  return [outcome, ...value, ...winning].join(", ");
}
