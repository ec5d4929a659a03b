// A newcomer's hour in `sg repl`: twenty tasks, a line or two each, with what the session says to them.
import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {readFileSync} from "node:fs";
import {test} from "node:test";
import {assertApproved} from "../helpers/approve.mjs";

const FILE = "tests/data/session.txt";

/** @param {string[]} lines */
function answers(lines) {
  const {status, stdout, stderr} = spawnSync("node", ["scripts/repl.mjs"], {
    input: `${lines.join("\n")}\n`,
    encoding: "utf8",
    env: {...process.env, XDG_STATE_HOME: "/dev/null"},
  });
  assert.equal(status, 0, stderr);
  return stdout;
}

/** Tasks of the file: what is to be found out, after a "#", and the lines that are typed for it. */
const tasks = readFileSync(FILE, "utf8")
  .split(/^# /m)
  .slice(1)
  .map((text) => text.trimEnd().split("\n"));

test("twenty tasks are done without the reference, and what is said of each has been approved", () => {
  assert.equal(tasks.length, 20);
  const parts = tasks.map(
    ([task, ...lines]) => `# ${task}\n${lines.map((line) => `> ${line}\n`).join("")}${answers(lines)}`,
  );
  for (const part of parts) assert.doesNotMatch(part, /bad-request|not known\n/, part);
  assertApproved("session.txt", parts.join("\n"));
});

test("a session ends with quit or with its input, and a fault does not end it", () => {
  assert.equal(answers(["quit", "nim:3"]), "");
  assert.match(
    answers(["nim:3,-1", "go 1", "back", "nim 1"]),
    /heap size.*Type a position first.*no move to take back.*nim:1/s,
  );
});
