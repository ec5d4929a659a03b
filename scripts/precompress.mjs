// Writes FILE.br and FILE.gz next to each file of a folder that gets smaller by it, for servers that send precompressed
// files; removes those of files that are gone. node scripts/precompress.mjs FOLDER [QUALITY of brotli, 11]
import {existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {brotliCompressSync, constants, gzipSync} from "node:zlib";

const [folder, quality = "11"] = process.argv.slice(2);
if (!folder || !existsSync(join(folder, "index.html"))) {
  console.error(`usage: node scripts/precompress.mjs FOLDER [QUALITY], where FOLDER holds the built site`);
  process.exit(2);
}

const forms = {
  ".br": (bytes) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: Number(quality),
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  ".gz": (bytes) => gzipSync(bytes, {level: 9}),
};
/** Files to compress; formats that are compressed already gain nothing. */
const texts = /\.(html|m?js|css|json|md|svg|txt|wasm|webmanifest|xml)$/;

const sum = {files: 0, plain: 0, ".br": 0, ".gz": 0};
for (const name of readdirSync(folder, {recursive: true, encoding: "utf8"})) {
  const path = join(folder, name);
  const [, original] = /^(.*)\.(?:br|gz)$/.exec(path) ?? [];
  if (original && !existsSync(original)) rmSync(path);
  if (!texts.test(name)) continue;
  const plain = readFileSync(path);
  sum.files++;
  sum.plain += plain.length;
  for (const [ending, compress] of Object.entries(forms)) {
    const packed = compress(plain);
    sum[ending] += Math.min(packed.length, plain.length);
    if (packed.length < plain.length) writeFileSync(path + ending, packed);
    else rmSync(path + ending, {force: true});
  }
}
const kilobytes = (bytes) => `${Math.round(bytes / 1000)} kB`;
console.log(
  `${sum.files} files, ${kilobytes(sum.plain)}: ${kilobytes(sum[".gz"])} as gzip, ${kilobytes(sum[".br"])} as brotli`,
);
