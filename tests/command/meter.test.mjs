// The meter: more steps never give a lesser answer, an interrupt gets an answer with what is known, and crafted input
// does not defeat either.
import assert from "node:assert/strict";
import {spawn} from "node:child_process";
import {test} from "node:test";
import {command, replyOf as run, runCommand} from "../helpers/command.mjs";
import {everyNth, isLong} from "../helpers/effort.mjs";

/** Small positions for every kind of answer, with the conventions under which they are searched. */
const positions = [
  ["nim:1,1", "normal"],
  ["nim:2,3", "misere"],
  ["kayles:3,4", "misere"],
  ["cram:2x3", "normal"],
  ["node-kayles:0-1 1-2 2-3", "normal"],
  ["nim:2 + kayles:3", "sj"],
  ["nim:1,2 + kayles:2", "every"],
  ["grundy:9", "normal"],
  ["heap-rule(n -> n-1, n/2):7", "normal"],
  ["red-blue-hackenbush:0-1b 1-2r 1-3g", "normal"],
];

test("what is answered within some steps is answered within more, and is the same", () => {
  let answeredCount = 0;
  for (const verb of ["analyze", "check", "strategy", "remoteness", "options"])
    for (const [address, play] of everyNth(3, positions)) {
      let answer = null;
      for (let budget = 1; budget < 120; budget = Math.ceil(budget * 1.2)) {
        const {status, document} = run(verb, address, "--play", play, "--budget", String(budget));
        if (answer) assert.deepEqual([status, document], [0, answer], `${verb} ${address} ${play} ${budget}`);
        else assert.ok(status === 0 || status === 3, `${verb} ${address}: ${status}`);
        if (status === 0) answer = document;
      }
      if (answer) answeredCount++;
    }
  assert.ok(answeredCount > (isLong ? 40 : 12), String(answeredCount));
});

test("two equal heaps are known to last two moves from a few steps on", () => {
  for (const budget of ["5", "6", "7", "8", "2000000"])
    assert.equal(run("remoteness", "nim:1,1", "--budget", budget).document.remoteness, 2, budget);
});

/** Interrupts a running command and returns its reply. */
function interrupted(words) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, words);
    let text = "";
    child.stdout.setEncoding("utf8").on("data", (part) => {
      text += part;
    });
    child.on("error", reject);
    child.on("close", (status) => resolve({status, document: JSON.parse(text)}));
    setTimeout(() => child.kill("SIGINT"), 500);
  });
}

test("an interrupt is answered with what is known, by everything that is long", async () => {
  const endless = String(2n ** 64n - 1n);
  for (const [verb, ...words] of [
    ["analyze", "dawsons-kayles:40,41,42,43", "--play", "misere", "--budget", endless],
    ["check", "cram:6x6", "--budget", endless],
    ["strategy", "cram:6x7", "--budget", endless],
    ["remoteness", "kayles:30,31,32", "--budget", endless],
    ["options", "moore-nim(9):99,98,97,96,95,94,93,92,91,90,89", "--budget", endless],
    ["period", "take-and-break(0.6)", "--to", "30000000", "--budget", endless],
  ]) {
    const {status, document} = await interrupted([verb, ...words]);
    assert.deepEqual([status, document.status], [3, "limit"], `${verb}: ${JSON.stringify(document).slice(0, 200)}`);
    if (verb === "analyze") assert.equal(document.limit.kind, "cancelled");
  }
});

test("a surplus word, an unknown option and a missing word are errors with their place", () => {
  /** @type {[string[], number | null][]} */
  const places = [
    [["analyze", "nim:3", "more"], 3],
    [["analyze", "nim:3", "--what", "x"], 3],
    [["analyze", "nim:3", "--play", "odd"], 4],
    [["analyze", "nim:3", "--budget", "x"], 4],
    [["analyze", "nim:3", "--budget"], 4],
    [["touch", "nim:3"], null],
    [["nothing"], 1],
  ];
  for (const [words, word] of places) {
    const {status, document} = run(...words);
    assert.deepEqual([status, document.error.word], [2, word], words.join(" "));
    assert.ok(document.error.expected.length > 0);
  }
});

test("help lists every verb, and of each every parameter", () => {
  const {verbs} = run("verbs").document;
  const help = (...words) => runCommand([...words, "--help"]).stdout;
  for (const {name, parameters} of verbs) {
    assert.match(help(), new RegExp(`^  ${name} `, "m"));
    for (const p of parameters)
      if (p.takes !== "input") assert.ok(help(name).includes(p.named ? `--${p.name}` : p.name));
  }
});

test("of the catalogue what a game has not is left out as text", () => {
  const catalogText = runCommand(["catalog", "--format", "text"]).stdout;
  assert.match(catalogText, /^games\n {2}-\n {4}id: \S+\n {4}game: /);
  assert.doesNotMatch(catalogText, /not known/);
});

test("text for people says who wins, the value and the moves; of a game its period", () => {
  const text = (...words) => runCommand([...words, "--format", "text"]).stdout;
  const answer = text("analyze", "nim:3,5,7");
  for (const part of ["the player to move wins", "Value *1", "3 of 15", "1: 3 > 2"])
    assert.ok(answer.includes(part), part);
  assert.match(text("period", "kayles"), /period 12 from 71 on/);
  assert.match(
    text("sequence", "kayles", "--play", "misere", "--to", "5"),
    /, misere play, .*\nwinners: NPNNPN\nmisere: 1 0 2 3 0 /,
  );
  assert.match(text("options", "nim:0,1"), /^moves\n {2}-\n {4}touch: 1 0\n {4}to: nim:0,0\n/);
  assert.match(text("analyze", "nim:3,,5"), /^Expected: .*at character/);
});

test("touches that no move begins with, and moves that a convention does not allow, are errors", () => {
  for (const words of [
    ["touch", "bean-pots:1,0,1", "18446744073709551615"],
    ["touch", "northcott:w..b/w..b", "99999999999999", "--play", "every"],
    ["touch", "nim:3", "9"],
    ["play", "dawsons-kayles:5", "0,3", "--play", "sj"],
    ["play", "nim:3", "0,5"],
  ]) {
    const {status, document} = run(...words);
    assert.deepEqual([status, document.error.code], [2, "bad-request"], words.join(" "));
  }
});

test("a million opening brackets are no certificate, and no crash", () => {
  const {stdout, status} = runCommand(["check-certificate", "-"], "[".repeat(1e6));
  assert.deepEqual([status, JSON.parse(stdout).valid], [2, false]);
});
