// The command asked, and what it says put shortly.
import {spawnSync} from "node:child_process";
import {command} from "../helpers/command.mjs";

/**
 * What it prints.
 * @param {string[]} words
 * @param {string} [input]
 */
export function ask(words, input = "") {
  const {stdout, stderr, status, error} = spawnSync(command, words, {input, encoding: "utf8", maxBuffer: 1e9});
  if (error || status !== 0) throw new Error(`sg ${words.join(" ").slice(0, 300)}: ${error ?? (stderr || stdout)}`);
  return stdout;
}

/**
 * The answers to many positions, without their moves unless they are asked for.
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

const program = (file, given) => ["--", "python3", `tests/outside/programs/${file}.py`, ...given];

/** The words that explore one state, or several, by a program of this folder. */
export const exploring = (states, file, ...given) => ["explore", ...[states].flat(), ...program(file, given)];

/**
 * Of each state its value and its winner under misere play, by a program of this folder.
 * @returns {{grundy: string, misere: boolean}[]}
 */
export function explored(states, file, ...given) {
  // One alone would be analysed.
  const {starts} = JSON.parse(ask(exploring([...states, states[0]], file, ...given)));
  return states.map((state) => starts.find(({label}) => label === state));
}

/** A command as one types it. */
export function typed(words, input = "") {
  const quoted = (word) => (/^[\w./:=,+-]+$/.test(word) ? word : `'${word}'`);
  const given = input && `printf '${input.replaceAll("\n", "\\n")}' | `;
  return `${given}sg ${words.map(quoted).join(" ")}`;
}

/** What was printed, in a few words. */
export function brief(printed) {
  if (!printed.startsWith("{")) return printed.trim().replaceAll("\n", " ");
  const {outcome, grundy, moves, values, starts} = JSON.parse(printed);
  if (values) return values.join(" ");
  if (starts) return starts.map((start) => `${start.label}: ${start.grundy}`).join(", ");
  const value = grundy === null ? [] : [`value ${grundy}`];
  const winning = moves.winning === null ? [] : [`${moves.winning} winning moves`];
  return [outcome, ...value, ...winning].join(", ");
}
