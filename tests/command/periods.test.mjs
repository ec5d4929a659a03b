// The octal games whose period is known: what is published is what is proved, and the proof is accepted.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {test} from "node:test";
import {answerOf} from "../helpers/command.mjs";
import {isLong} from "../helpers/effort.mjs";

// Past a million: in the long suite.
const later = new Set(isLong ? [] : ["0.376", "0.354"]);
const rows = readFileSync("tests/data/octal-periods.txt", "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split(" "));

test("published periods are proved, with their preperiods, and the certificates are accepted", () => {
  let proved = 0;
  for (const [code, preperiod, period] of rows) {
    if (later.has(code)) continue;
    const found = answerOf(["period", `take-and-break(${code})`, "--to", "30000000", "--budget", "1000000000"]);
    assert.deepEqual([found.preperiod, found.period, found.ground], [preperiod, period, "period"], code);
    const {seen} = found.certificate;
    const isLong = Number(seen.to) + Number(seen.lag) > 16_000_000;
    const {exit, fault} = answerOf(
      ["check-certificate", "-", "--budget", "100000000000"],
      JSON.stringify(found.certificate),
    );
    assert.deepEqual([exit, fault ?? ""], isLong ? [2, "more than this checker makes"] : [0, ""], code);
    proved++;
  }
  assert.equal(proved, rows.length - later.size);
  console.log(`evidence: periods ${proved} published periods proved`);
  assert.ok(proved > 80);
});
