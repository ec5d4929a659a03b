// Embind coerces silently ("x" becomes 0, 1.7 becomes 1): every argument is checked before it crosses.
import {badRequest, EngineError} from "./error";
import type {AnalyzeOptions, Play, SequenceOptions, Touch} from "./types";

const LONGEST_TEXT = 64 * 2 ** 20;
const LONGEST_TOUCH = 100_000;
const PLAYS: readonly string[] = ["normal", "misere", "sj", "every"];
const LISTINGS: readonly string[] = ["all", "winning", "none"];

export const addressText = (address: unknown) => longText(address, "an address as a string");
export const problemText = (problem: unknown) => longText(problem, "a problem as a string");
export const seedText = (seed: unknown) => longText(seed, "a seed as a string");
export const inputText = (input: unknown) => longText(input, "an input as a string");

/** Lone surrogates have no UTF-8; U+FFFD keeps every offset and is refused by every reader. */
function longText(text: unknown, expected: string): string {
  if (typeof text !== "string") throw badRequest(expected);
  if (text.length > LONGEST_TEXT) {
    throw new EngineError({code: "too-big", at: LONGEST_TEXT, expected: `at most ${LONGEST_TEXT} characters`});
  }
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}

export function playText(play: unknown = "normal" satisfies Play): string {
  if (typeof play !== "string" || !PLAYS.includes(play)) throw badRequest(`play to be one of ${PLAYS.join(", ")}`);
  return play;
}

export const moveBudget = (budget: unknown = 300_000) => wholeNumber(budget, "budget as a whole number of moves");
export const planBudget = (budget: unknown = 100_000) =>
  wholeNumber(budget, "budget as a whole number of positions and moves");
export const boardSize = (size: unknown) => wholeNumber(size, "size as a whole number");

export const gameText = (game: unknown) => longText(game, "a game as a string");
export const expressionText = (expression: unknown) => longText(expression, "an expression as a string");
export const operationText = (operation: unknown) => longText(operation, "an operation as a string");
export const cornerText = (corner: unknown) => longText(corner, "a row and a column as a string");
export const tableSide = (side: unknown) => wholeNumber(side, "side as a whole number");
export const certificateText = (certificate: unknown) => longText(certificate, "a certificate as JSON text");
export const lastHeap = (to: unknown) => {
  if (to === 0) return 0;
  return wholeNumber(to, "to as a whole number");
};

function wholeNumber(number: unknown, expected: string): number {
  if (!Number.isSafeInteger(number) || (number as number) < 1) throw badRequest(`${expected}, at least 1`);
  return number as number;
}

export function touchText(touch: unknown): string {
  if (!Array.isArray(touch) || touch.length > LONGEST_TOUCH || !touch.every(isElement)) {
    throw badRequest("a touch as an array of decimal texts");
  }
  return (touch as Touch).join(",");
}

function isElement(element: unknown): boolean {
  return typeof element === "string" && /^\d{1,40}$/.test(element);
}

export function abortOptions(options: unknown = {}): {signal?: AbortSignal} {
  if (typeof options !== "object" || options === null) throw badRequest("options as an object");
  const {signal} = options as {signal?: unknown};
  if (signal !== undefined && !(signal instanceof AbortSignal)) throw badRequest("signal as an AbortSignal");
  return {signal};
}

export function sequenceOptions(options: unknown) {
  const {signal} = abortOptions(options);
  const {to, onProgress = () => {}} = (options ?? {}) as Partial<SequenceOptions>;
  if (typeof onProgress !== "function") throw badRequest("onProgress as a function");
  return {to: lastHeap(to), signal, onProgress};
}

export function analyzeOptions(options: unknown = {}) {
  const {signal} = abortOptions(options);
  const {play, moves = "all", budget = 2_000_000, onProgress = () => {}} = options as AnalyzeOptions;
  if (!LISTINGS.includes(moves)) throw badRequest(`moves to be one of ${LISTINGS.join(", ")}`);
  if (!Number.isSafeInteger(budget) || budget < 1)
    throw badRequest("budget as a whole number of positions, at least 1");
  if (typeof onProgress !== "function") throw badRequest("onProgress as a function");
  return {play: playText(play), moves, budget: String(budget), signal, onProgress};
}
