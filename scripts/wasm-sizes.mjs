// Prints the size of the wasm artefact and of each game's object file in it.
import {readdirSync, readFileSync, statSync} from "node:fs";
import {join} from "node:path";
import {gzipSync} from "node:zlib";

const [buildDir, wasm] = process.argv.slice(2);
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const bytes = readFileSync(wasm);
console.log(`engine.wasm ${kilobytes(bytes.length)}, gzip ${kilobytes(gzipSync(bytes, {level: 9}).length)}`);
const games = join(buildDir, "CMakeFiles/sg_engine.dir/cpp/games");
for (const file of readdirSync(games)
  .filter((name) => name.endsWith(".o"))
  .sort())
  console.log(`  ${file.replace(".cpp.o", "")} ${kilobytes(statSync(join(games, file)).size)} object`);
