// Compares the signature, a hash of values and winners of small positions of every game, between the wasm and the builds named as
// arguments; exits with 1 if they differ.
import {execFileSync} from "node:child_process";
// biome-ignore lint/correctness/noUnresolvedImports: the package names itself, and is built before this runs
import {createEngine} from "sg-playground";

const wasm = await createEngine();
const signatures = {wasm: await wasm.signature()};
wasm.close();
for (const preset of process.argv.slice(2))
  signatures[preset] = execFileSync(`build/${preset}/sg`, ["signature"], {encoding: "utf8"}).trim();

const equal = new Set(Object.values(signatures)).size === 1;
console.log(equal ? `equal: ${signatures.wasm}` : JSON.stringify(signatures, null, 2));
process.exitCode = equal ? 0 : 1;
