// `node scripts/misere-codes.mjs`: counts the rows of the table of misere quotients (docs/misere-codes.jsonl) by their results;
// docs/misere-codes.md quotes the counts.
import {readFileSync} from "node:fs";
import {fileURLToPath} from "node:url";

/** Returns the rows of a table that `sg-sweep` has made. */
export function rowsOf(file = "docs/misere-codes.jsonl") {
  const [, ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line));
}

/** Returns the counts by the phrases of the text. */
export function countsOf(rows) {
  const open = (met) => rows.filter(({given_up}) => given_up?.met === met).length;
  const closed = rows.filter((row) => row.closed);
  return {
    "codes, each with its cousins in one row": rows.length,
    "codes with those cousins": rows.reduce((sum, {cousins}) => sum + 1 + Object.keys(cousins).length, 0),
    "tame for ever, proved by a period of pairs": rows.filter(({tame}) => tame.proof).length,
    "tame as far as looked, no proof": rows.filter(({tame, wild}) => !tame.proof && !wild).length,
    "with a wild heap": rows.filter(({wild}) => wild).length,
    "the first wild heap restive": rows.filter(({wild}) => wild && wild.pair[0] < 2).length,
    "the first wild heap restless": rows.filter(({wild}) => wild && wild.pair[0] >= 2).length,
    "closed: the quotient of the whole game, with a proof": closed.length,
    "closed and wild": closed.filter(({wild}) => wild).length,
    "given up by the bounds of the search": open("quotient"),
    "given up at the end of the steps": open("budget"),
    "given up at the last heap": open("heaps"),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [what, count] of Object.entries(countsOf(rowsOf()))) console.log(`${String(count).padStart(4)}  ${what}`);
