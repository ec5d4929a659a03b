// Prints the sizes of the wasm artefacts, and for each ruleset that of the code compiled for its type.
import {execFileSync} from "node:child_process";
import {readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {gzipSync} from "node:zlib";

const [objects, nm, generated] = process.argv.slice(2);
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
for (const wasm of ["starter.wasm", "engine.wasm"]) {
  const bytes = readFileSync(join(generated, wasm));
  console.log(`${wasm} ${kilobytes(bytes.length)}, gzip ${kilobytes(gzipSync(bytes, {level: 9}).length)}`);
}

// The worker contains the glue of the whole engine, which the starter can use as long as both are the same.
const glue = (name) => readFileSync(join(generated, `${name}.mjs`), "utf8").replace(`${name}.wasm`, "");
if (glue("starter") !== glue("engine")) throw new Error("starter.mjs and engine.mjs differ");

/** Code size by each ruleset's type as it appears in a mangled name. */
const types = new Map();
for (const file of readdirSync("cpp/games").sort())
  for (const [, type] of readFileSync(join("cpp/games", file), "utf8").matchAll(/^const Register<(\w+)>/gm))
    types.set(`${type.length}${type}`, 0);

for (const object of readdirSync(objects, {recursive: true}).filter((name) => name.endsWith(".o"))) {
  const symbols = execFileSync(nm, ["--defined-only", "--numeric-sort", join(objects, object)], {
    encoding: "utf8",
    maxBuffer: 1e9,
  });
  const functions = [...symbols.matchAll(/^([0-9a-f]+) [tTW] (\S+)$/gm)];
  for (const [i, [, from, name]] of functions.entries()) {
    const size = Number.parseInt(functions[i + 1]?.[1] ?? from, 16) - Number.parseInt(from, 16);
    for (const [, type] of name.matchAll(/_GLOBAL__N_1(\d+\w+)/g)) {
      const mangledType = type.slice(0, type.match(/^\d+/)[0].length + Number.parseInt(type, 10));
      if (!types.has(mangledType)) continue;
      types.set(mangledType, types.get(mangledType) + size);
      break;
    }
  }
}
for (const [type, size] of types)
  console.log(`  ${type.replace(/^\d+/, "")} ${kilobytes(size)} of code before linking`);
