// Faults in a user's own rules: each key that their reader has is caused by some rule, with its place, and has words in
// every language.
import assert from "node:assert/strict";
import {readdirSync, readFileSync} from "node:fs";
import {before, test} from "node:test";
import {openSources} from "../../scripts/sources.mjs";
import {runCommand} from "../helpers/command.mjs";

const run = (...words) => runCommand(words).stdout;

/** `¦` marks the start of the rejected text; the position is a heap of 5, or the text after the colon. */
const faults = [
  ["name-of-the-heap", "heap-rule(¦)"],
  ["name-of-the-heap", "heap-rule(n -> n-1; ¦N -> 1)"],
  ["sign", "heap-rule(n ¦= n-1)"],
  ["sign", "heap-rule(n -> (n-1¦; n -> 1))"],
  ["sign", "heap-rule(n -> min(n¦))"],
  ["sign", "heap-rule(n -> n-k where k in {1,2 ¦and k|n})"],
  ["sign", "heap-rule(n -> n-k where k in 1¦)"],
  ["sign", "heap-rule(n -> n-k where k not ¦= 1)"],
  ["sign", "heap-rule(n -> n-k where k in powers¦)"],
  ["number-or-bracket", "heap-rule(n -> ¦)"],
  ["number-or-bracket", "heap-rule(n → n ÷ ¦× 2)"],
  ["number-or-bracket", "heap-rule(n -> n-k where k>0 && ¦&& k<3)"],
  ["operator-or-where", "heap-rule(n -> n-1 ¦n-2)"],
  ["operator-or-where", "heap-rule(n -> n-1 where n in primes ¦& n>1)"],
  ["number", "heap-rule(n -> (¦n=1)-1)"],
  ["number", "heap-rule(n -> n-1 where (¦n=1) in squares)"],
  ["goal-of-heaps", "heap-rule(n -> n-1; ¦loses when m=1)"],
  ["condition-of-one-heap", "with-goal(nim; wins when ¦m=n)"],
  ["operator-or-end", "with-goal(nim; wins when n=1 ¦n)"],
  ["condition", "heap-rule(n -> n-1 where ¦n)"],
  ["condition", "heap-rule(n -> n-1 where !¦n)"],
  ["number-from-2", "heap-rule(n -> n-k where k in powers(¦1))"],
  ["number-from-2", "heap-rule(n -> n-k where k in powers(¦k))"],
  ["most", "heap-rule(n -> n-¦3111111111111111111)"],
  ["most-brackets-in-brackets", `heap-rule(n -> ${"(".repeat(50)}¦(n-1${")".repeat(51)})`],
  ["most-characters", `heap-rule(n -> n-1${" ".repeat(992)}¦ )`],
  ["most-variables", "heap-rule(n -> (a,b,c,¦d))"],
  ["numbers-below-2-61", "heap-rule(n -> n*n*n¦*n-1)"],
  ["smaller-heaps", "heap-rule(n -> n-2; n -> ¦n^1)"],
  ["sign", "partizan-heap-rule(¦n -> n-1)"],
  ["sign", "partizan-heap-rule(left ¦n -> n-1; right: n -> n-1)"],
  ["sign", "partizan-heap-rule(left: n -> n-1¦)"],
  ["sign", "partizan-heap-rule(left: n -> n-1; right: n ¦= n-1)"],
  ["operator-or-where", "partizan-heap-rule(left: n -> n-1 ¦right: n -> n-1)"],
  ["number-or-bracket", "partizan-heap-rule(left: n -> n-1, ¦; right: n -> n-1)"],
  ["name-of-the-heap", "partizan-heap-rule(left: n -> n-1; right: ¦)"],
  ["smaller-heaps", "partizan-heap-rule(left: n -> ¦n+1; right: n -> n-1)"],
  ["smaller-heaps", "partizan-heap-rule(left: n -> n-1; right: n -> n-1; n -> ¦n)"],
  ["heaps-up-to", "partizan-heap-rule(left: n -> n-1; right: n -> n-2):1000000000000000001¦"],
  ["name-of-a-heap", "pair-rule((a,¦1) -> (a,0))"],
  ["other-name", "pair-rule((a,¦a) -> (a,0))"],
  ["most-numbers", "pair-rule((a,b,c,d,e,f,¦g) -> (a,b,c,d,e,f,g-1))"],
  ["heaps-in-brackets", "pair-rule((a,b,c) -> ¦(a-1,b))"],
  ["heaps-in-brackets", "pair-rule((a,b) -> (a-1,b); ¦(a,b,c) -> (a-1,b,c))"],
  ["smaller-heaps", "pair-rule((a,b) -> (a-1,7), ¦(a,b+1))"],
  ["two-heaps", "pair-rule((a,b) -> (a-1,b)):1,2,3¦"],
  ["as-many-numbers", "pair-rule((a,b,c) -> (a-1,b,c)):1,2¦"],
  ["numbers-together", "pair-rule((n,s) -> (n-1,1-s)):1,1000000000000000000¦"],
  ["heaps-up-to", "heap-rule(n -> n/2):1000000000000000001¦"],
  ["most-options", "heap-rule(n -> (a,b) where a*b<n and a+b<n):100000¦"],
  // A heap that was not tried: no place.
  ["smaller-heaps", "heap-rule(n -> n where n=70):70"],
  ["numbers-together", "pair-rule((n,s) -> (n-1,s*1000000)):5,1"],
].map(([key, markedText]) => {
  const [before, behind] = markedText.split("¦");
  const address = before + (behind ?? "");
  return {
    key,
    at: behind === undefined ? null : before.length,
    address: /\):[\d,]+$/.test(address) ? address : `${address}:5`,
  };
});

/** @type {Awaited<ReturnType<typeof openSources>>} */
let sources;
before(async () => {
  sources = await openSources();
});

test("a fault of a rule has its key and its place, and is said in every language", async () => {
  const languages = await sources.languages();
  const {expectedText} = await sources.load("/web/text/language.ts");
  assert.ok(languages.length > 1);
  for (const {key, at, address} of faults) {
    const {error} = JSON.parse(run("analyze", address));
    assert.deepEqual([error?.expects?.key, error?.at], [key, at], address);
    const messages = languages.map((t) => expectedText(t, error));
    for (const words of messages)
      assert.ok(words && !/[{}]|undefined/.test(words.replace(/^[{}]$/, "")), `${address}: ${words}`);
    if (key !== "sign") assert.equal(new Set(messages).size, languages.length, `${address}: ${messages}`);
    for (const [i, t] of languages.entries()) if (t.lang === "en") assert.equal(messages[i], error.expected);
  }
});

test("every key of the rule reader is among them", () => {
  const files = [
    ...readdirSync("cpp/theory/rules").map((file) => `cpp/theory/rules/${file}`),
    "cpp/games/heap-rule.cpp",
    "cpp/games/pair-rule.cpp",
    "cpp/games/partizan-heap-rule.cpp",
  ];
  const thrown = files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(/\bExpected::(\w+)/g)]);
  const keys = new Set(thrown.map(([, key]) => key.replaceAll("_", "-")));
  assert.ok(keys.size > 20);
  assert.deepEqual([...keys].filter((key) => !faults.some((fault) => fault.key === key)).sort(), []);
});
