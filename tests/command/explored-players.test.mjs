// Programs in other languages that list both players' moves: `sg explore`, and the lines that it writes for `sg tell`.
import assert from "node:assert/strict";
import {mkdtempSync, readFileSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {test} from "node:test";
import {replyOf as sg} from "../helpers/command.mjs";

const exploring = (words, ...program) => sg("explore", ...words, "--", "python3", ...program);
const toads = (...words) => exploring(words, "tests/helpers/toads-and-frogs.py").document;

test("a program of two players is the game that it says", () => {
  for (const row of ["tt.tff.f", "tt.ff", "t..f.f", "ttt..ff", "tf"]) {
    const {value, outcome, moves} = toads(row);
    const expected = sg("analyze", `toads-and-frogs:${row}`).document;
    assert.deepEqual([value, outcome, moves.total], [expected.value, expected.outcome, expected.moves.total], row);
  }
});

test("several starts, sums among them, are told with their values, and their lines are kept", () => {
  const folder = mkdtempSync(join(tmpdir(), "sg-"));
  try {
    const lines = join(folder, "lines");
    const reply = toads("tt.ff", "tt.f + t.ff", "tt..f", "--lines", lines);
    assert.equal(reply.game, "partizan-explored(program)");
    assert.deepEqual(
      reply.starts.map(({label, value, outcome}) => [label, value, outcome]),
      [
        ["tt.ff", "*", "N"],
        ["tt.f + t.ff", "0", "P"],
        ["tt..f", sg("analyze", "toads-and-frogs:tt..f").document.value, "L"],
      ],
    );
    assert.match(readFileSync(lines, "utf8"), /^tt\.ff\t\d+ \| \d+\n/);
    assert.deepEqual(sg("tell", "toads", lines, "--starts", "3").document.starts, reply.starts);
  } finally {
    rmSync(folder, {recursive: true});
  }
});

test("a way back is refused with its states, whoever moves on it; so is a bar too many", () => {
  const program = (options) =>
    `import sys\nfor line in sys.stdin:\n  n = int(line)\n  print(${options}, "", sep="\\n", flush=True)`;
  // Left adds 1, Right adds 2: either player moving alone comes round too.
  const around = exploring(["0"], "-c", program(`(n + 1) % 4, "|", (n + 2) % 4`)).document.error;
  assert.deepEqual(around.expects, {key: "no-cycle", facts: {cycle: "0 -> 1 -> 2 -> 3 -> 0"}});
  const {expects} = exploring(["0"], "-c", program(`"|", "|"`)).document.error;
  assert.deepEqual(expects, {key: "told-state", facts: {line: "1"}});
});
