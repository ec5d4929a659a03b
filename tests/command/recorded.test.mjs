// Recorded behaviour that programs and links rely on: six thousand commands with their exit codes and documents, and
// parsed links. A line of tests/data/approved/answers is a command, its exit code and its document; one of
// tests/data/approved/links.txt is a link and what is read from it. A line that changes is a change of the contract,
// and belongs in CHANGELOG.md; an added field is none.
import assert from "node:assert/strict";
import {readdirSync, readFileSync} from "node:fs";
import {before, test} from "node:test";
import {isDeepStrictEqual} from "node:util";
import {openSources} from "../../scripts/sources.mjs";
import {assertApproved} from "../helpers/approve.mjs";
import {runCommand} from "../helpers/command.mjs";
import {editedGames} from "../helpers/effort.mjs";

const folder = "tests/data/approved/answers";
const linesOf = (file) => readFileSync(file, "utf8").trimEnd().split("\n");

/** Parses a document; values for a file, or a judge's output, stay text. */
function documentIn(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Fields that were added to documents and links since the recording. */
const ofDocuments = "expects found game id rules position parts as filled wins proved value measures offers missing";
const ofLinks = "mode rung present opponent first hints predict play program";
const later = new Set(`${ofDocuments} ${ofLinks}`.split(" "));
/** Facts that were added to reasons since. */
const laterFacts = new Set("parts values omitted left front behind partner chain value most places worths".split(" "));

/** Removes the reasons that were not recorded, and from the others the facts that were added since. */
function reasonsWithout(actual, recorded) {
  let index = 0;
  return actual.flatMap((reason) => {
    const was = recorded[index];
    if (reason.key !== was?.key || reason.facts.id !== was.facts.id) return [];
    index += 1;
    const facts = Object.entries(reason.facts).filter(([name]) => !laterFacts.has(name) || name in was.facts);
    return [{...reason, facts: Object.fromEntries(facts), steps: reasonsWithout(reason.steps, was.steps)}];
  });
}

/** Removes the fields added since from a document; `recorded` is the one from the recording. */
function without(actual, recorded) {
  if (Array.isArray(actual)) return actual.map((element, i) => without(element, recorded?.[i]));
  if (actual === null || typeof actual !== "object") return actual;
  const keptEntries = Object.entries(actual).filter(([key]) => !later.has(key) || key in Object(recorded));
  return Object.fromEntries(
    keptEntries.map(([key, value]) => [
      key,
      key === "why" && recorded?.why ? reasonsWithout(value, recorded.why) : without(value, recorded?.[key]),
    ]),
  );
}

const byCommand = (lines) => new Map(lines.map((line) => [line.split("\t")[0], line]));

/** Lines that replace recorded ones in which something was null or limited and is known since. */
const nowKnown = byCommand(linesOf("tests/data/approved/answered-since.txt"));
/** Lines that replace recorded ones with a sum of values of which some were unknown. */
const corrected = byCommand(linesOf("tests/data/approved/corrected.txt"));
/** Lines that replace recorded periods: now given by a theorem, or of the status `limit` as none is known. */
const periods = byCommand(linesOf("tests/data/approved/periods.txt"));
/** Lines that replace recorded errors of texts that were no addresses, and are read as people mean them since. */
const readSince = byCommand(linesOf("tests/data/approved/read-since.txt"));

/** Moves the player to move, which used to be in each component, to the front of the address. */
const moverFirst = (_, value) =>
  typeof value === "string" && /^(.* \+ )?[a-z-]+:turn=R/.test(value)
    ? `turn=R ${value.replace(/(?<=:)turn=R( (?!\+ ))?/g, "")}`
    : value;

function answerLine(recorded) {
  const command = recorded.split("\t")[0];
  const replaced = [nowKnown, corrected, periods, readSince].map((lines) => lines.get(command));
  const line = replaced.find((text) => text !== undefined) ?? recorded;
  const [query, status, document] = line.split("\t");
  const {status: actualStatus, stdout} = runCommand(JSON.parse(query));
  const text = stdout.trimEnd();
  const [was, is] = [JSON.parse(document, moverFirst), documentIn(text)];
  // Compares field by field, in any order.
  if (!process.env.APPROVE) assert.deepEqual([actualStatus, without(is, was)], [Number(status), was], query);
  return `${query}\t${actualStatus}\t${JSON.stringify(documentIn(text))}`;
}

for (const file of editedGames(readdirSync(folder), (file) => file.replace(".txt", "")))
  test(`${file}: every command answers as it did`, () => {
    const answers = linesOf(`${folder}/${file}`).map(answerLine);
    if (process.env.APPROVE) assertApproved(`answers/${file}`, `${answers.join("\n")}\n`);
  });

/**
 * Returns true if nothing was withdrawn: what differs was null, or is a count or list in place of a null or a limit.
 */
function tellsMore(was, is) {
  if (was === null) return true;
  if (typeof was !== "object") return was === is;
  if (was.winning === null) return is.winning !== null && was.total === is.total && !is.limit;
  return Object.keys(was).every((key) => tellsMore(was[key], is?.[key]));
}

/** Returns true if they differ only in sums that are no longer given, since some of the values are unknown. */
function tellsNoSum(was, is, parent = {}) {
  if (was === null || typeof was !== "object") return was === is || (is === "" && parent.values?.includes(""));
  return Object.keys(was).every((key) => tellsNoSum(was[key], is?.[key], key === "sum" ? was : {}));
}

/**
 * Returns true if a theorem or a proof now gives the observed period, or the lack of a proof is now a limit; everything
 * else is equal, but that a proof has a certificate and needs fewer values.
 */
function tellsPeriod(was, is) {
  if ("same" in was) return was.same === null && is.same === true && was.compared === is.compared;
  const {status, ground, observed, preperiod, period, saltus, ...fields} = was;
  const {made, certificate, ...unproved} = fields;
  const otherFields = is.ground === "period" ? unproved : fields;
  const actualOthers = Object.fromEntries(Object.keys(otherFields).map((key) => [key, is[key]]));
  const {to, ...observedPeriod} = observed ?? {};
  const actualPeriod = {preperiod: is.preperiod, period: is.period, saltus: is.saltus};
  assert.deepEqual([actualOthers, preperiod, period, saltus], [otherFields, null, null, null]);
  if (is.period !== null)
    return (
      is.observed === null &&
      (is.ground === "theorem" || (is.ground === "period" && is.certificate !== null)) &&
      isDeepStrictEqual(actualPeriod, observedPeriod)
    );
  return is.status === "limit" && ground === is.ground && isDeepStrictEqual(is.observed, observed);
}

/** Each line differs from the recorded one, and only in a permitted way. */
function assertLines(lines, isSo) {
  const recordedLines = byCommand(readdirSync(folder).flatMap((file) => linesOf(`${folder}/${file}`)));
  for (const [query, line] of lines) {
    const [was, is] = [recordedLines.get(query) ?? "", line].map((row) => row.split("\t")[2] ?? "0");
    assert.notEqual(was, is, query);
    assert.ok(isSo(JSON.parse(was), JSON.parse(is)), query);
  }
}

test("what is told since was unknown, and all else of it stands", () => assertLines(nowKnown, tellsMore));
test("what is read since was no address, and was refused as such", () => {
  assertLines(readSince, (was, is) => "error" in was && !("error" in is));
});

test("what was corrected is no sum, and all else of it stands", () => assertLines(corrected, tellsNoSum));

test("of periods what was seen is proved, or its want is said", () => assertLines(periods, tellsPeriod));

test("there are answers enough", () => {
  const allLines = readdirSync(folder).flatMap((file) => linesOf(`${folder}/${file}`));
  assert.ok(allLines.filter((line) => line.startsWith('["analyze"')).length > 2000);
  assert.ok(new Set(allLines).size === allLines.length);
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
    const parsed = await readLink(link);
    // The record has an older name.
    const {badFields: bad, ...fields} = parsed;
    const parsedText = JSON.stringify(
      [link, {...fields, bad}, parseSequence(parsed.plain), parseNimbers(parsed.plain)],
      text,
    );
    assert.deepEqual(without(JSON.parse(parsedText), was), was);
    // Settings that links did not have then get their defaults.
    if (parsed.link.address === null) continue;
    const {mode, opponent, first, hints, predict} = parsed.link;
    assert.deepEqual([mode, opponent, first, hints, predict], ["analyse", null, "reader", null, null], link);
  }
  assert.ok(lines.length > 200);
});
