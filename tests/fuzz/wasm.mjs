// The engine of the page in this process: requests in one go, as sg-replay answers them.
import {readFileSync} from "node:fs";
import createEngineModule from "../../web/engine/generated/engine.mjs";

const file = "web/engine/generated/engine.wasm";

export async function openWasm() {
  const sg = await createEngineModule({wasmBinary: readFileSync(file)});
  const verbs = JSON.parse(sg.ask("verbs", [])).verbs;
  const parameters = new Map(verbs.map((verb) => [verb.name, verb.parameters]));
  return {
    parametersOf: (/** @type {string} */ verb) => parameters.get(verb),
    /** The document of a request, a sign of its fields for each byte. */
    ask([verb, ...fields]) {
      const given = parameters.get(verb).slice(0, fields.length);
      return sg.ask(
        verb,
        given.flatMap(({name}, i) => [name, Buffer.from(fields[i], "latin1")]),
      );
    },
  };
}
