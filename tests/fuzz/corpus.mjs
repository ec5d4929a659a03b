// The requests that are kept of what the fuzzers found: corpus.txt, chosen anew at times, and mended.txt, those that were answered
// wrongly or not at all. Their two forms: a line, which has its fields between tabs and each byte that is no sign of ASCII as \xNN,
// and the bytes that sg-fuzz and sg-replay read.
import {readFileSync, writeFileSync} from "node:fs";
import {fileURLToPath} from "node:url";

const [chosen, mended] = ["corpus.txt", "mended.txt"].map((file) => fileURLToPath(new URL(file, import.meta.url)));

export const separator = "\x1f";
/** Between the requests of sg-replay. */
export const between = "\x1e";

const plain = /[^\x20-\x5b\x5d-\x7e]/g;
const escaped = (sign) => `\\x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;

/** @returns {string[][]} the fields of each request, a sign for each byte */
export const readCorpus = () =>
  [chosen, mended]
    .flatMap((file) => readFileSync(file, "utf8").split("\n"))
    .filter(Boolean)
    .map((line) => fieldsOf(line));

const fieldsOf = (line) =>
  line
    .split("\t")
    .map((field) => field.replace(/\\x(..)/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16))));

export const lineOf = (/** @type {string[]} */ fields) =>
  fields.map((field) => field.replace(plain, escaped)).join("\t");

export function writeCorpus(/** @type {string[]} */ lines) {
  const others = new Set(readFileSync(mended, "utf8").split("\n"));
  const all = [...new Set(lines)].filter((line) => !others.has(line)).sort();
  writeFileSync(chosen, all.map((line) => `${line}\n`).join(""));
}

export const bytesOf = (/** @type {string[]} */ fields) => Buffer.from(fields.join(separator), "latin1");
