// One hash of values and winners of small positions of every game, as each build computes it: they must agree.
import {execFileSync} from "node:child_process";
import {createEngine} from "sg-playground";

const native = (preset) => execFileSync(`build/${preset}/sg`, ["signature"], {encoding: "utf8"}).trim();

const wasm = await createEngine();
const signatures = {
  gcc: native("native-release"),
  clang: native("clang"),
  asan: native("asan"),
  wasm: await wasm.signature(),
};
wasm.close();

const equal = new Set(Object.values(signatures)).size === 1;
console.log(equal ? `equal: ${signatures.gcc}` : JSON.stringify(signatures, null, 2));
process.exitCode = equal ? 0 : 1;
