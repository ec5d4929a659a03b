// Corpus of requests that the fuzzers found: corpus.txt, selected anew from time to time, and mended.txt, requests that
// once got a wrong reply or none. They have two forms: a line, with tabs between its fields and each byte that is not
// printable ASCII as \xNN, and the bytes that sg-fuzz and sg-replay read.
import {readFileSync, writeFileSync} from "node:fs";
import {fileURLToPath} from "node:url";

const [chosenFile, mendedFile] = ["corpus.txt", "mended.txt"].map((file) =>
  fileURLToPath(new URL(file, import.meta.url)),
);

export const separator = "\x1f";
/** Separator between the requests for sg-replay. */
export const requestSeparator = "\x1e";

const plain = /[^\x20-\x5b\x5d-\x7e]/g;
const escaped = (sign) => `\\x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;

/** @returns {string[][]} the fields of each request, with one character for each byte */
export const readCorpus = () =>
  [chosenFile, mendedFile]
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
  const mendedLines = new Set(readFileSync(mendedFile, "utf8").split("\n"));
  const newLines = [...new Set(lines)].filter((line) => !mendedLines.has(line)).sort();
  writeFileSync(chosenFile, newLines.map((line) => `${line}\n`).join(""));
}

export const bytesOf = (/** @type {string[]} */ fields) => Buffer.from(fields.join(separator), "latin1");
