// Forty-three problems of contests that the engine was not made from.
import {all as judged} from "./judged.mjs";
import {all as single} from "./single.mjs";
import {all as told} from "./told.mjs";
import {all as tuples} from "./tuples.mjs";

/**
 * One of them: what is played, a command with a small input, and a family of small ones, each as its input, what the engine says and
 * what the statement's own moves decide.
 * @typedef {object} Outside
 * @property {string} name
 * @property {string} game
 * @property {string[]} words
 * @property {string} [input]
 * @property {() => Iterable<any[]>} compare
 * @property {Large} [large] at the size of the contest
 * @property {string} [short] what of the contest's size is out of reach
 *
 * @typedef {object} Large
 * @property {string} limits
 * @property {string[]} words
 * @property {() => string} [input]
 * @property {(printed: string) => string} [says]
 * @property {() => string} [is] what is known of it, or found by another way
 * @property {boolean} [long] for the long programme
 */

/** @type {Outside[]} */
export const all = [...judged, ...single, ...tuples, ...told];
