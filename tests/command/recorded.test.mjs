// What programs and links rely on, as it was: six thousand commands with their exit codes and documents, and what links say.
// A line of tests/data/approved/answers is a command, its exit code and its document; one of tests/data/approved/links.txt a link and
// what is read of it. A line that changes is a change of the contract, and belongs in CHANGELOG.md;
// a field that is added is none.
import assert from "node:assert/strict";
import {readdirSync, readFileSync} from "node:fs";
import {before, test} from "node:test";
import {isDeepStrictEqual} from "node:util";
import {openSources} from "../../scripts/sources.mjs";
import {assertApproved} from "../helpers/approve.mjs";
import {printed} from "../helpers/command.mjs";
import {ofGames} from "../helpers/effort.mjs";

const folder = "tests/data/approved/answers";
const linesOf = (file) => readFileSync(file, "utf8").trimEnd().split("\n");

/** A document; the values of a file, or a judge's output, are text. */
function documentIn(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Fields that documents and links did not have when they were recorded. */
const ofDocuments = "expects found game id rules position parts as filled wins proved value measures";
const ofLinks = "mode rung present opponent first hints predict play program";
const later = new Set(`${ofDocuments} ${ofLinks}`.split(" "));
/** Facts that reasons did not have then. */
const laterFacts = new Set("parts values omitted left front behind partner chain value most places worths".split(" "));

/** Reasons that did not stand beside those that were recorded are left out; of the others, facts that are later. */
function reasonsWithout(now, then) {
  let at = 0;
  return now.flatMap((reason) => {
    const was = then[at];
    if (reason.key !== was?.key || reason.facts.id !== was.facts.id) return [];
    at += 1;
    const facts = Object.entries(reason.facts).filter(([name]) => !laterFacts.has(name) || name in was.facts);
    return [{...reason, facts: Object.fromEntries(facts), steps: reasonsWithout(reason.steps, was.steps)}];
  });
}

/** A document without the later fields; `then` is the same one as it was recorded. */
function without(now, then) {
  if (Array.isArray(now)) return now.map((one, i) => without(one, then?.[i]));
  if (now === null || typeof now !== "object") return now;
  const kept = Object.entries(now).filter(([key]) => !later.has(key) || key in Object(then));
  return Object.fromEntries(
    kept.map(([key, value]) => [
      key,
      key === "why" && then?.why ? reasonsWithout(value, then.why) : without(value, then?.[key]),
    ]),
  );
}

const byCommand = (lines) => new Map(lines.map((line) => [line.split("\t")[0], line]));

/** Lines in place of recorded ones in which something was null or limited that is known since. */
const toldSince = byCommand(linesOf("tests/data/approved/told-since.txt"));
/** Lines in place of recorded ones that told a sum of values of which some were unknown. */
const corrected = byCommand(linesOf("tests/data/approved/corrected.txt"));
/** Lines in place of recorded ones, of periods: given by a theorem since, or of the status `limit` as none is known. */
const periods = byCommand(linesOf("tests/data/approved/periods.txt"));

/** Whose turn it is was written in each component, and is written before all of them. */
const moverFirst = (_, value) =>
  typeof value === "string" && /^(.* \+ )?[a-z-]+:turn=R/.test(value)
    ? `turn=R ${value.replace(/(?<=:)turn=R( (?!\+ ))?/g, "")}`
    : value;

function answered(recorded) {
  const command = recorded.split("\t")[0];
  const line = toldSince.get(command) ?? corrected.get(command) ?? periods.get(command) ?? recorded;
  const [asked, status, document] = line.split("\t");
  const {status: now, stdout} = printed(JSON.parse(asked));
  const text = stdout.trimEnd();
  const [was, is] = [JSON.parse(document, moverFirst), documentIn(text)];
  // Field by field, in whatever order.
  if (!process.env.APPROVE) assert.deepEqual([now, without(is, was)], [Number(status), was], asked);
  return `${asked}\t${now}\t${JSON.stringify(documentIn(text))}`;
}

for (const file of ofGames(readdirSync(folder), (file) => file.replace(".txt", "")))
  test(`${file}: every command answers as it did`, () => {
    const found = linesOf(`${folder}/${file}`).map(answered);
    if (process.env.APPROVE) assertApproved(`answers/${file}`, `${found.join("\n")}\n`);
  });

/** Whether nothing was taken back: what differs was null, or counts and lists what a null or a limit stood for. */
function tellsMore(was, is) {
  if (was === null) return true;
  if (typeof was !== "object") return was === is;
  if (was.winning === null) return is.winning !== null && was.total === is.total && !is.limit;
  return Object.keys(was).every((key) => tellsMore(was[key], is?.[key]));
}

/** Whether they differ in nothing but sums that are told no longer, of values of which some are unknown. */
function tellsNoSum(was, is, whole = {}) {
  if (was === null || typeof was !== "object") return was === is || (is === "" && whole.values?.includes(""));
  return Object.keys(was).every((key) => tellsNoSum(was[key], is?.[key], key === "sum" ? was : {}));
}

/** Whether a theorem gives the period that had been seen, or none is known and that is said; all else stands. */
function tellsPeriod(was, is) {
  if ("same" in was) return was.same === null && is.same === true && was.compared === is.compared;
  const {status, ground, observed, preperiod, period, saltus, ...rest} = was;
  const others = Object.fromEntries(Object.keys(rest).map((key) => [key, is[key]]));
  const {to, ...seen} = observed ?? {};
  const now = {preperiod: is.preperiod, period: is.period, saltus: is.saltus};
  assert.deepEqual([others, preperiod, period, saltus], [rest, null, null, null]);
  if (is.period !== null) return is.observed === null && is.ground === "theorem" && isDeepStrictEqual(now, seen);
  return is.status === "limit" && ground === is.ground && isDeepStrictEqual(is.observed, observed);
}

/** Each line differs from the recorded one as it may, and in nothing else. */
function assertLines(lines, isSo) {
  const all = byCommand(readdirSync(folder).flatMap((file) => linesOf(`${folder}/${file}`)));
  for (const [asked, line] of lines) {
    const [was, is] = [all.get(asked) ?? "", line].map((one) => one.split("\t")[2] ?? "0");
    assert.notEqual(was, is, asked);
    assert.ok(isSo(JSON.parse(was), JSON.parse(is)), asked);
  }
}

test("what is told since was unknown, and all else of it stands", () => assertLines(toldSince, tellsMore));
test("what was corrected is no sum, and all else of it stands", () => assertLines(corrected, tellsNoSum));

test("of periods what was seen is proved, or its want is said", () => assertLines(periods, tellsPeriod));

test("there are answers enough", () => {
  const all = readdirSync(folder).flatMap((file) => linesOf(`${folder}/${file}`));
  assert.ok(all.filter((line) => line.startsWith('["analyze"')).length > 2000);
  assert.ok(new Set(all).size === all.length);
});

let sources;
before(async () => {
  sources = await openSources();
});

test("every link is read as it was", async () => {
  const {readLink} = await sources.load("/web/address/packed-link.ts");
  const {parseSequence} = await sources.load("/web/address/sequence-link.ts");
  const {parseNimbers} = await sources.load("/web/address/nimber-link.ts");
  const text = (_, part) => (typeof part === "bigint" ? String(part) : part);
  const lines = linesOf("tests/data/approved/links.txt");
  for (const line of lines) {
    const was = JSON.parse(line);
    const [link] = was;
    const read = await readLink(link);
    const now = JSON.stringify([link, read, parseSequence(read.plain), parseNimbers(read.plain)], text);
    assert.deepEqual(without(JSON.parse(now), was), was);
    // What links did not have then is as if it were not there.
    if (read.link.address === null) continue;
    const {mode, opponent, first, hints, predict} = read.link;
    assert.deepEqual([mode, opponent, first, hints, predict], ["analyse", null, "reader", null, null], link);
  }
  assert.ok(lines.length > 200);
});
