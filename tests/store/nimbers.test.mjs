// Nim arithmetic without a browser: the table against the expressions, and the link of its page.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {createEngine} from "sg-playground";
import {openSources} from "../../scripts/sources.mjs";
import {runCommand} from "../helpers/command.mjs";

let sources;
let sg;
let links;
before(async () => {
  sources = await openSources();
  links = await sources.load("/web/address/nimber-link.ts");
  sg = await createEngine();
});
after(() => {
  sg.close();
});

const signs = {sum: "+", product: "*"};

test("each cell of a table is what its expression is worth, to the last nimber", async () => {
  const last = 2n ** 64n - 8n;
  for (const operation of ["sum", "product"])
    for (const [row, column] of [
      [0n, 0n],
      [65_530n, 250n],
      [last, 2n ** 32n - 3n],
      [last, last],
    ]) {
      const table = await sg.nimberTable(operation, `${row},${column}`, 8);
      assert.deepEqual([table.operation, table.row, table.column], [operation, String(row), String(column)]);
      for (let i = 0; i < 8; i++)
        for (let j = 0; j < 8; j++) {
          const expression = `${row + BigInt(i)}${signs[operation]}${column + BigInt(j)}`;
          assert.equal(table.values[i][j], await sg.nimber(expression), expression);
        }
      const {stdout} = runCommand(["nimber-table", operation, `${row},${column}`, "--size", "8"]);
      assert.deepEqual(JSON.parse(stdout), table);
    }
});

test("a table that there is not is refused, with its place", async () => {
  await assert.rejects(sg.nimberTable("power", "0,0", 8), {code: "bad-request"});
  await assert.rejects(sg.nimberTable("sum", "0,0", 257), {code: "bad-request"});
  await assert.rejects(sg.nimberTable("sum", "0", 8), {code: "bad-request", at: 1});
  await assert.rejects(sg.nimberTable("sum", "0,18446744073709551609", 8), {code: "too-big", at: 2});
  await assert.rejects(sg.nimberTable("sum", "0,0", 1.5), {code: "bad-request"});
});

test("a link of nim arithmetic is read back as it was written, and is no position", () => {
  const {defaultNimbers, formatNimbers, parseNimbers} = links;
  const last = 2n ** 64n - 8n;
  for (const expression of ["7*9 + 3/4", "", "sqrt(2)^3", "1/(2+3)", "7⊗9", "2^18446744073709551615"])
    for (const suffix of [
      {},
      {operation: "sum", side: 64, at: [63n, 0n]},
      {from: [last, 5n], side: 8, at: [2n ** 64n - 1n, 12n]},
    ]) {
      const link = {...defaultNimbers, expression, ...suffix};
      const text = formatNimbers(link, {lang: "zh", theme: "dark"});
      assert.deepEqual(parseNimbers(text), link, text);
      assert.ok(text.endsWith("&lang=zh&theme=dark"));
    }
  for (const hash of ["", "#/", "#/nim:3,5,7", "#/nimbers3", "#/sequence/nimbers", "#/?lang=zh"])
    assert.equal(parseNimbers(hash), null, hash);
  for (const hash of ["#/nimbers", "#/nimbers?lang=zh", "#/nimbers?side=7&table=x&from=1&at=99,0"])
    assert.deepEqual(parseNimbers(hash), defaultNimbers, hash);
  assert.deepEqual(parseNimbers(`#/nimbers?from=${2n ** 64n - 1n},0`).from, [2n ** 64n - 16n, 0n]);
});

test("every example is worth something", async () => {
  const [{nimbers}] = await sources.languages();
  const expectedValues = {
    "7*9 + 3/4": null,
    "2*3": "1",
    "16*16": "24",
    "16*15": "240",
    "sqrt(2)": "3",
    "4294967296^18446744073709551615": "1",
  };
  assert.deepEqual(Object.keys(nimbers.worth), Object.keys(expectedValues));
  for (const [expression, value] of Object.entries(expectedValues))
    if (value === null) assert.match(await sg.nimber(expression), /^\d+$/);
    else assert.equal(await sg.nimber(expression), value, expression);
});
