// Forty-three contest problems that the engine was not made from.
import {all as explored} from "./explored.mjs";
import {all as judged} from "./judged.mjs";
import {all as single} from "./single.mjs";
import {all as tuples} from "./tuples.mjs";

/**
 * A problem: its game, a command with a small input, and `compare`, which yields a family of small cases, each as its input, the
 * engine's answer and the answer by the statement's own moves.
 * @typedef {object} Outside
 * @property {string} name
 * @property {string} game
 * @property {string[]} words
 * @property {string} [input]
 * @property {() => Iterable<any[]>} compare
 * @property {Large} [large] a command at the size of the contest
 * @property {string} [short] the part of the contest's size that is out of reach
 *
 * @typedef {object} Large
 * @property {string} limits
 * @property {string[]} words
 * @property {() => string} [input]
 * @property {(printed: string) => string} [says]
 * @property {() => string} [is] the expected output, known or found in another way
 * @property {boolean} [long] true if only the long run has it
 */

/** @type {Outside[]} */
export const all = [...judged, ...single, ...tuples, ...explored];
