// Generators of hostile texts, and a runner that checks a property on many of them. The seed is fixed, except in the
// long run, which prints its own; SG_SEED sets it.
import assert from "node:assert/strict";
import fc from "fast-check";
import {isLong} from "./effort.mjs";

export const runs = isLong ? 100_000 : 2_000;
const seed = Number(process.env.SG_SEED ?? (isLong ? Date.now() & 0x7fffffff : 1));

const inherited = [Object.prototype, Array.prototype, Function.prototype, String.prototype, Map.prototype];
const inheritedCounts = () => inherited.map((prototype) => Reflect.ownKeys(prototype).length).join();
const countsBefore = inheritedCounts();

/**
 * Checks the property on `runs` values of an arbitrary; none may change the prototypes that all objects inherit from.
 * @template T
 */
export async function holds(
  /** @type {import("node:test").TestContext} */ t,
  /** @type {fc.Arbitrary<T>} */ values,
  /** @type {(value: T) => unknown} */ property,
) {
  t.diagnostic(`seed ${seed}`);
  const checked = fc.asyncProperty(values, async (value) => {
    await property(value);
    assert.equal(inheritedCounts(), countsBefore, "what all objects inherit has changed");
  });
  await fc.assert(checked, {numRuns: runs, seed, verbose: fc.VerbosityLevel.None});
  console.log(`evidence: boundaries ${runs} hostile texts`);
}

/** Signs that are special in JavaScript, URLs, HTML or Unicode. */
const signs = [
  ...["__proto__", "constructor", "toString", "hasOwnProperty", "\0", "\u2028", "\u202e", "\ufeff", "\ud800", "\udc00"],
  ...["%", "%E0%A4%A", "%00", "%zz", "&", "=", "?", "#", "/", ";", ":", ".", ",", "+", " + ", "_", "~", "-", "(", ")"],
  ...[
    "<script>",
    '"',
    "'",
    "</",
    "javascript:",
    "`{x}`",
    "\\",
    "\r\n",
    "\t",
    "　",
    "，",
    "：",
    "（",
    "１",
    "ﷺ",
    "İ",
    "ſ",
  ],
  ...["18446744073709551616", "9007199254740993", "-1", "1e9", "0x10", "NaN", "Infinity", "null", "undefined"],
];

/** Text made of words that the code under test knows, of the signs above, and of arbitrary strings. */
export const hostile = (/** @type {readonly string[]} */ words, maxLength = 24) =>
  fc
    .array(
      fc.oneof(
        {weight: 4, arbitrary: fc.constantFrom(...words)},
        {weight: 2, arbitrary: fc.constantFrom(...signs)},
        {weight: 1, arbitrary: fc.string({unit: "binary", maxLength: 6})},
        {weight: 1, arbitrary: fc.nat({max: 300}).map(String)},
      ),
      {maxLength},
    )
    .map((parts) => parts.join(""));

/** Replaces lone surrogates, as a browser does in the text of a URL. */
export const wellFormed = (/** @type {string} */ words) => words.replace(/\p{Surrogate}/gu, "\ufffd");
export const text = fc
  .oneof(fc.string({unit: "binary"}), fc.string({unit: "grapheme"}), hostile(["nim:3,5,7"]))
  .map(wellFormed);

/** Any value that a host page, a storage or a caller may pass instead of the expected one. */
export const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSparseArray: true,
  withTypedArray: true,
  key: fc.oneof(fc.string(), fc.constantFrom("__proto__", "constructor", "prototype", "length")),
});
