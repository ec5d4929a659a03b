// The octal games whose period is known: the engine proves the published one, and the checker accepts the proof.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {test} from "node:test";
import {answerOf} from "../helpers/command.mjs";
import {isLong} from "../helpers/effort.mjs";

// Beyond a million: in the long run only.
const later = new Set(isLong ? [] : ["0.376", "0.354"]);
const rows = readFileSync("tests/data/octal-periods.txt", "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split(" "));

test("published periods are proved, with their preperiods, and the certificates are accepted", () => {
  let provedCount = 0;
  for (const [code, preperiod, period] of rows) {
    if (later.has(code)) continue;
    const reply = answerOf(["period", `take-and-break(${code})`, "--to", "30000000", "--budget", "1000000000"]);
    assert.deepEqual([reply.preperiod, reply.period, reply.ground], [preperiod, period, "period"], code);
    const {seen} = reply.certificate;
    const isLong = Number(seen.to) + Number(seen.lag) > 16_000_000;
    const {exit, fault} = answerOf(
      ["check-certificate", "-", "--budget", "100000000000"],
      JSON.stringify(reply.certificate),
    );
    assert.deepEqual([exit, fault ?? ""], isLong ? [2, "more than this checker makes"] : [0, ""], code);
    provedCount++;
  }
  assert.equal(provedCount, rows.length - later.size);
  console.log(`evidence: periods ${provedCount} published periods proved`);
  assert.ok(provedCount > 80);
});
