// Replay of the fuzzers' corpus: under sanitizers each reply of the native engine is exactly one of an answer, a limit
// and an error with its place, and the wasm gives the same.
import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {test} from "node:test";
import {bytesOf, lineOf, readCorpus, requestSeparator} from "./corpus.mjs";
import {openWasm} from "./wasm.mjs";

const native = "build/asan/sg-replay";

test("every request that is kept is answered, and by both engines alike", async () => {
  const requests = readCorpus();
  assert.ok(requests.length > 500);
  const input = Buffer.concat(requests.flatMap((fields) => [bytesOf(fields), Buffer.from(requestSeparator)]));
  const {status, stdout, stderr} = spawnSync(native, {input, maxBuffer: 1e9});
  assert.equal(status, 0, stderr.toString());
  const documents = stdout.toString().split(requestSeparator).slice(0, -1);
  assert.equal(documents.length, requests.length);

  const sg = await openWasm();
  for (const [i, fields] of requests.entries()) assert.equal(sg.ask(fields), documents[i], lineOf(fields));
  console.log(`evidence: replayed ${requests.length} requests of the fuzzers answered alike`);
});
