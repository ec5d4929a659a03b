// `sg sequence`, `period` and `check-certificate`, and the same through the package.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {after, test} from "node:test";
import {createEngine} from "../../dist/package/index.js";
import {documentOf as document, runCommand as run} from "../helpers/command.mjs";

const sg = await createEngine({wasmBinary: readFileSync("dist/package/engine.wasm")});
after(() => sg.close());

const verdictOf = (certificate) => {
  const {stdout, status} = run(["check-certificate", "-"], JSON.stringify(certificate));
  return {...JSON.parse(stdout), status};
};

const provedGames = [
  ["kayles", "71", "12", "0"],
  ["dawsons-kayles", "53", "34", "0"],
  ["dawsons-chess", "52", "34", "0"],
  ["take-and-break(0.16)", "105351", "149459", "0"],
  ["take-and-break(0.156)", "3479", "349", "0"],
  ["take-and-break(0.77!)", "540", "4", "0"],
  ["take-and-break(0.3[1])", "1", "2", "0"],
  ["subtraction(1,3,4)", "0", "7", "0"],
  ["subtraction(!3,5,8)", "0", "78", "26"],
];

for (const [game, preperiod, period, saltus] of provedGames) {
  test(`${game} has period ${period} after ${preperiod}, and its certificate is accepted`, async () => {
    const native = document("period", game);
    assert.deepEqual(
      [native.status, native.ground, native.preperiod, native.period, native.saltus, native.observed],
      ["solved", "period", preperiod, period, saltus, null],
    );
    assert.equal(verdictOf(native.certificate).status, 0);
    assert.equal(verdictOf(native).valid, true, "the whole document will do");
    const {values, ...fields} = await sg.tabulate(game, {to: Number(native.to)});
    assert.deepEqual(fields, native);
    assert.equal(values.length, Number(native.to) + 1);
  });
}

test("a certificate that claims anything else is refused", async () => {
  const {certificate} = document("period", "kayles");
  const spoiled = [
    {preperiod: "70"},
    {period: "6"},
    {period: "24"},
    {saltus: "1"},
    {rules: "0.76"},
    {game: "nim"},
    {rules: "0.77[1]"},
    {seen: {...certificate.seen, to: "154"}},
    {seen: {...certificate.seen, from: "0"}},
    {seen: {...certificate.seen, from: "70"}},
    {seen: {...certificate.seen, lag: "13"}},
    {seen: {...certificate.seen, to: "999999999999"}},
    {seen: undefined},
  ];
  for (const change of spoiled) {
    const verdict = verdictOf({...certificate, ...change});
    assert.deepEqual([verdict.valid, verdict.status], [false, 2], JSON.stringify(change));
    assert.ok(verdict.fault.length > 5);
    assert.equal((await sg.checkCertificate(JSON.stringify({...certificate, ...change}))).valid, false);
  }
  assert.equal(verdictOf({...certificate, seen: {...certificate.seen, to: "160"}}).valid, true, "more than is needed");
  const details = {key: "no-json", facts: {}};
  assert.deepEqual(await sg.checkCertificate("{"), {valid: false, fault: "no JSON", found: details});
});

test("a certificate is read letter by letter, and what is proved is told", () => {
  const periodDocument = document("period", "kayles");
  const {certificate} = periodDocument;
  const {seen, ...claim} = certificate;
  const text = JSON.stringify(certificate);
  const faultOf = (input) => JSON.parse(run(["check-certificate", "-"], input).stdout).found?.key;
  assert.deepEqual(verdictOf(certificate).proved, claim);
  assert.deepEqual(verdictOf(periodDocument).proved, claim);
  const forged = [
    [text.replace('"period":"12"', '"period":"11","period":"12"'), "twice"],
    [text.replace('"lag":"12"', '"lag":"12","lag":"12"'), "twice"],
    [text.replace('"lag"', '"note":"","lag"'), "superfluous"],
    [JSON.stringify({certificate}), "missing"],
    [JSON.stringify({...periodDocument, certificate: {...certificate, certificate}}), "superfluous"],
    [JSON.stringify({...periodDocument, values: ["1"]}), "superfluous"],
    [JSON.stringify({...periodDocument, period: "13"}), "contradicted"],
    [JSON.stringify({...periodDocument, saltus: "00"}), "contradicted"],
    [JSON.stringify({...periodDocument, ground: "theorem"}), "contradicted"],
    [JSON.stringify({...periodDocument, observed: certificate}), "contradicted"],
    [JSON.stringify({...periodDocument, game: "dawsons-kayles"}), "another-game"],
    [JSON.stringify({...periodDocument, game: "no game"}), "another-game"],
    [`${text}\0{}`, "no-json"],
    [`${text}{}`, "no-json"],
    [text.replace('"12"', "12"), "no-text"],
    [text.replace('"12"', '"012"'), "no-number"],
    [text.replace('"12"', '"1\u0662"'), "no-number"],
    [text.replace('"12"', '"-0"'), "no-number"],
    [text.replace('"12"', '"1e3"'), "no-number"],
    [`{"certificate":${"[".repeat(1e6)}${"]".repeat(1e6)}}`, "missing"],
    ["[".repeat(1e6), "no-json"],
    [JSON.stringify({...certificate, rules: "0.{01}7"}), "leading-zero"],
  ];
  for (const [input, key] of forged) assert.equal(faultOf(input), key, input.slice(0, 300));
  // No heap this small can be split into so many unequal ones, and the heaps to check would exceed 64 bits.
  const unequal = {
    ...claim,
    rules: "0.{1000000000!}",
    preperiod: "0",
    period: "1",
    seen: {lag: "10", from: "1", to: "9"},
  };
  assert.equal(faultOf(JSON.stringify(unequal)), "number-too-large");
});

test("what is not proved is only observed", () => {
  const nim = document("sequence", "nim", "--to", "100");
  assert.deepEqual([nim.ground, nim.certificate, nim.observed], ["theorem", null, null]);
  assert.deepEqual([nim.preperiod, nim.period, nim.saltus], ["0", "1", "1"]);
  const rule = run(["period", "heap-rule(n -> n-1, n-2 where n>0 or 2|n)", "--to", "500"]);
  assert.equal(rule.status, 3);
  assert.deepEqual(JSON.parse(rule.stdout).observed, {preperiod: "0", period: "3", saltus: "0", to: "500"});
});

test("a sequence comes as JSON, CSV or b-file, and past its period", () => {
  const {values, made: madeCount} = document("sequence", "kayles", "--to", "2000", "--from", "1995");
  assert.ok(Number(madeCount) < 300);
  assert.deepEqual(
    values,
    [1995, 1996, 1997, 1998, 1999, 2000].map((n) => values[(n - 1995) % 12]),
  );
  const lines = (format) => run(["sequence", "kayles", "--to", "3", "--format", format]).stdout;
  assert.equal(lines("csv"), "n,value\n0,0\n1,1\n2,2\n3,3\n");
  assert.equal(lines("b-file"), "0 0\n1 1\n2 2\n3 3\n");
  assert.equal(run(["check-certificate", "no/such/file"]).status, 2);
});

test("a sequence that cannot be is refused, each for its own reason", () => {
  for (const [line, code, key] of [
    ["kayles", "bad-request", "parameter"],
    ["kayles --to 99999999999", "too-big", "heaps-up-to"],
    ["kayles --to 18446744073709551616", "too-big", "whole-number-up-to"],
    ["kayles --from 9 --to 3", "bad-request", "whole-number-up-to"],
    ["coins(ruler) --to 9", "bad-request", "game-of-heaps"],
    ["take-and-break(0.7Z) --to 9", "bad-rules", "end-of-rules"],
    ["kayles --to 9 --format xml", "bad-request", "one-of"],
  ]) {
    const {stdout, status} = run(["sequence", ...line.split(" ")]);
    const {error} = JSON.parse(stdout);
    assert.deepEqual([status, error.code, error.expects.key], [2, code, key], line);
  }
});

test("a code has the values that the literature and CGSuite give", () => {
  const publishedValues = {
    "8!.0": "0 0 0 0 0 0 1 1 1 2 2 2 3 0 3 4 4",
    "8?.0": "0 0 0 0 1 1 2 2 3 3 4 4 1 5 5 6 6",
    "0.3F": "0 1 2 0 1 2 3 4 5 3 4 5 6 7 8 6 7",
    "0.3F!": "0 1 2 0 1 2 0 1 2 3 4 1 3 4 2 5 4",
    "{2+}!.0": "0 0 0 1 0 2 3 4 0 5 6 7 8",
    "{2+}=.0": "0 0 1 1 1 1 2 1 1 2 2 1 2 1",
    "80.0": "0 0 1 0 1 0 1 0",
    "0.{1,3+}": "0 0 1 0 1 2 3 2 3 4 5 4 5 6 7 6 7",
    "0.77!": "0 1 2 3 0 1 3 4 1 6 3 2 0 6 2 4 0",
    "0.77=": "0 1 2 3 1 4 2 1 4 2 6 1 2 3 1 4 3",
    "4!.3": "0 1 0 2 0 3 1 4 0 2 4 0 2 1 3 5 0",
  };
  for (const [code, row] of Object.entries(publishedValues)) {
    const expected = row.split(" ").map(Number);
    const {values} = document("sequence", `take-and-break(${code})`, "--to", String(expected.length - 1));
    assert.deepEqual(values, expected, code);
  }
});

test("two games are the same, or differ first at a heap, or agree as far as they were compared", () => {
  const compare = (...words) => {
    const {stdout, status} = run(["compare", ...words]);
    const {differs, same, compared, values} = JSON.parse(stdout);
    return {differs, same, compared, values, status};
  };
  const code = (digits) => `take-and-break(${digits})`;
  assert.deepEqual(compare(code("0.161"), code("0.36"), "--to", "600"), {
    differs: "519",
    same: false,
    compared: "520",
    values: document("compare", code("0.161"), code("0.36")).values,
    status: 0,
  });
  // As in Winning Ways and the tables of octal games, with their errata applied.
  assert.equal(compare(code("0.27"), code("0.26")).same, true);
  assert.equal(compare(code("0.27"), code("0.06")).differs, "2");
  assert.equal(compare(code("0.314"), code("0.31")).differs, "5");
  const same = {differs: null, same: true, values: [], status: 0};
  assert.deepEqual(compare("kayles", code("0.77")), {...same, compared: "1000001"});
  assert.deepEqual(compare("subtraction(1,2)", code("0.33")), {...same, compared: "1000001"});
  assert.deepEqual(compare("subtraction(!1)", "subtraction(!1)", "--to", "99"), {...same, compared: "100"});
  const rule = "heap-rule(n -> n-1, n-2; n -> (a,b) where a+b in {n-1,n-2} and a>0 and b>0)";
  assert.deepEqual(compare(rule, "kayles", "--to", "300"), {...same, compared: "301"});
  const veiled = rule.replace("b>0", "0<b");
  assert.deepEqual(compare(`${veiled.slice(0, -1)} or n<0)`, "kayles", "--to", "300"), {
    ...same,
    same: null,
    compared: "301",
    status: 3,
  });
});

/** Comparison of a list of values with Kayles, or the fault in the list, as the command reports it for a file. */
const compareWithKayles = (text, ...words) => {
  const {stdout, status} = run(["compare", "kayles", "--with", "-", ...words], text);
  const {error, differs, compared, values, from} = JSON.parse(stdout);
  return error
    ? {status, code: error.code, at: error.at, expected: error.expected}
    : {status, differs, compared, values, from};
};
const kayles = "0 1 2 3 1 4 3 2 1 4 2 6";

test("values of one's own are compared with a game's, however they are listed", () => {
  const right = {status: 0, differs: null, compared: "12", values: [], from: "0"};
  const list = kayles.split(" ");
  const bFile = (from, listed) => listed.map((value, i) => `${from + i} ${value}`).join("\n");
  for (const text of [
    kayles,
    list.join(", "),
    `[${list.join(", ")}]\n`,
    `${list.join(",\n")},`,
    list.join("\r\n"),
    `# Kayles\n${kayles} # the first twelve\n`,
    bFile(0, list),
    `# A002186 的开头\n\n${bFile(0, list)}\n`,
    bFile(0, list).replaceAll(" ", "\t"),
    bFile(0, list).replaceAll(" ", ","),
    bFile(0, list).replaceAll("\n", "; "),
    list.join("，"),
  ]) {
    assert.deepEqual(compareWithKayles(text), right, text);
    assert.deepEqual(document("compare", "kayles", text), document("compare", "kayles", list.join(" ")), text);
  }
  const withValue = (n, value) => list.map((right, i) => (i === n ? value : right));
  assert.deepEqual(compareWithKayles(withValue(7, "5").join(" ")), {
    ...{status: 0, differs: "7", compared: "8"},
    ...{values: ["2", "5"], from: "0"},
  });
  assert.deepEqual(compareWithKayles(withValue(0, "4294967295").join("\n")).values, ["0", "4294967295"]);
  // From n = 5 on.
  const later = list.slice(5);
  assert.deepEqual(compareWithKayles(bFile(5, later)), {...right, compared: "7", from: "5"});
  assert.deepEqual(compareWithKayles(bFile(5, ["4", "3", "1"])), {
    ...{status: 0, differs: "7", compared: "3"},
    ...{values: ["2", "1"], from: "5"},
  });
  // Queries for fewer values than the list has, or none; or the budget runs out first.
  assert.deepEqual(compareWithKayles(kayles, "--to", "4"), {...right, status: 3, compared: "5"});
  assert.deepEqual(compareWithKayles(kayles, "--to", "400"), right);
  assert.deepEqual(compareWithKayles(bFile(20, later), "--to", "9"), {...right, status: 3, compared: "0", from: "20"});
  const period = document("sequence", "grundy", "--to", "20000").values;
  const spent = JSON.parse(run(["compare", "grundy", "--with", "-", "--budget", "1"], period.join(" ")).stdout);
  assert.deepEqual([spent.status, spent.same], ["limit", null]);
  assert.ok(Number(spent.compared) < 20001);
});

test("the values of every kind of sequence are right by themselves, and wrong by one anywhere", () => {
  const games = ["grundy", "nim", "take-and-break(0.137)", "subtraction(!1,3)", "bash(3)", "treblecross-strip:{.*n}"];
  for (const game of games) {
    const {values} = document("sequence", game, "--to", "20");
    const bFile = run(["sequence", game, "--to", "20", "--format", "b-file"]).stdout;
    for (const text of [values.join(" "), bFile]) {
      const {status, same, differs, compared} = document("compare", game, text);
      assert.deepEqual([status, same, differs, compared], ["solved", null, null, "21"], game);
    }
    for (let n = 0; n <= 20; n++) {
      const wrong = values.map((value, i) => value + (i === n ? 1 : 0)).join(",");
      assert.equal(document("compare", game, wrong).differs, String(n), `${game} at ${n}`);
    }
  }
});

test("values that cannot be read are refused with their line and column", () => {
  const refused = (code, at, expected) => ({status: 2, code, at, expected});
  for (const [text, code, at, expected] of /** @type {[string, string, number | null, string][]} */ ([
    ["0 1 x", "bad-request", 4, "a number"],
    ["0 1 -2", "bad-request", 4, "a number"],
    ["0 1.5", "bad-request", 3, "a number"],
    ["0,,1", "bad-request", 2, "a number"],
    ["0 1\n# 说明\n2 3 four", "bad-request", 13, "a number in line 3, column 5"],
    ["0 1 4294967296", "too-big", 4, "at most 4294967295"],
    ["0\n1\n18446744073709551616\n", "too-big", 4, "at most 4294967295 in line 3, column 1"],
    ["0 0\n1 1\n3 3", "bad-request", 8, "n = 2 and its value in line 3, column 1"],
    ["0 0\n1 1\n2", "bad-request", 8, "n = 2 and its value in line 3, column 1"],
    ["7 2\n8 1\n9 4 2", "bad-request", 12, "n = 9 and its value in line 3, column 5"],
    ["0 0; 1 1; 3 3", "bad-request", 10, "n = 2 and its value"],
    ["# nothing", "bad-request", null, "values, as in 0 1 2 3 1 4"],
    ["", "bad-request", null, "another game, or --with a file that has values"],
    ["0 ".repeat(1_000_001), "too-big", null, "at most 1000000 numbers"],
  ]))
    assert.deepEqual(compareWithKayles(text), refused(code, at, expected), text.slice(0, 40));
  const errorOf = (...words) => {
    const {stdout, status} = run(["compare", "kayles", ...words], kayles);
    const {error} = JSON.parse(stdout);
    return [status, error.code, error.expected];
  };
  const either = [2, "bad-request", "another game, or --with a file that has values"];
  assert.deepEqual(errorOf("nim", "--with", "-"), either);
  assert.deepEqual(errorOf(), either);
  assert.deepEqual(errorOf("--with", "no/such/file"), [2, "bad-request", "a file that can be read"]);
  assert.deepEqual(errorOf("0 1 2 3x"), [2, "bad-request", "a number"]);
  assert.equal(JSON.parse(run(["compare", "0 1 2", "kayles"]).stdout).error.code, "unknown-game");
});

test("the package reads and compares values as the command does", async () => {
  const bFile = "5 4\n6 3\n7 1";
  assert.deepEqual(await sg.ask("read-values", {values: bFile}), {from: "5", values: [4, 3, 1]});
  assert.deepEqual(JSON.parse(run(["read-values", "-"], bFile).stdout), {from: "5", values: [4, 3, 1]});
  assert.deepEqual(await sg.compare("kayles", bFile, {to: 100}), document("compare", "kayles", bFile, "--to", "100"));
  assert.deepEqual(
    await sg.ask("compare", {one: "kayles", with: bFile}),
    JSON.parse(run(["compare", "kayles", "--with", "-"], bFile).stdout),
  );
  await assert.rejects(sg.compare("kayles", "0 1 2 x", {to: 9}), {code: "bad-request", at: 6});
  await assert.rejects(sg.compare("kayles", "0 1 99999999999", {to: 9}), {code: "too-big", at: 4});
  await assert.rejects(sg.ask("compare", {one: "kayles", other: "nim", with: bFile}), {code: "bad-request"});
});

test("the package compares as the command does, and can be stopped", async () => {
  for (const [game, otherGame, to] of /** @type {[string, string, number][]} */ ([
    ["kayles", "take-and-break(0.77)", 1000],
    ["take-and-break(0.161)", "take-and-break(0.36)", 600],
    ["take-and-break(0.161)", "take-and-break(0.36)", 500],
    ["grundy", "grundy", 20],
    ["nim", "subtraction(!1)", 0],
  ]))
    assert.deepEqual(
      await sg.compare(game, otherGame, {to}),
      document("compare", game, otherGame, "--to", String(to)),
      game,
    );
  await assert.rejects(sg.compare("kayles", "take-and-break(0.9x)", {to: 9}), {code: "bad-rules", at: 18});
  await assert.rejects(sg.compare("kayles", "wythoff", {to: 9}), {code: "bad-request"});
  const stop = new AbortController();
  const progressReports = [];
  const run = sg.compare("treblecross", "take-and-break(0.0070)", {
    to: 10_000_000,
    signal: stop.signal,
    onProgress: (count) => progressReports.push(count),
  });
  assert.equal((await run).same, true, "one name, one game");
  const long = sg.compare("treblecross", "heap-rule(n -> (a,b) where a+b = n-3)", {
    to: 900_000,
    signal: stop.signal,
    onProgress: (count) => {
      progressReports.push(count);
      if (progressReports.length === 3) stop.abort();
    },
  });
  await assert.rejects(long, {code: "cancelled"});
});

for (const [game, to] of /** @type {[string, number][]} */ ([
  ["take-and-break(0.16)", 30_000],
  ["take-and-break(0.156)", 30_000],
  ["treblecross", 5_000],
  ["grundy", 70_000],
  ["subtraction(5,17,40,41,90,133,199,250,256)", 20_000],
  ["subtraction(!3,5,8)", 20_000],
  ["heap-rule(n -> n-k where k|n)", 2_000],
]))
  test(`${game} has the same values in both engines, to heap ${to}`, async () => {
    const {values} = document("sequence", game, "--to", String(to));
    assert.deepEqual([...(await sg.sequence(game, {to}))], values);
  });

test("a long run is cancelled, and the engine answers on", async () => {
  const stop = new AbortController();
  const progressReports = [];
  const run = sg.tabulate("treblecross", {
    to: 10_000_000,
    signal: stop.signal,
    onProgress: (count) => {
      progressReports.push(count);
      if (progressReports.length === 3) stop.abort();
    },
  });
  await assert.rejects(run, {code: "cancelled"});
  assert.ok(
    progressReports.length >= 3 && progressReports.every((made, i) => i === 0 || made >= progressReports[i - 1]),
  );
  assert.equal((await sg.analyze("nim:1")).outcome, "N");
});
