// The page's engine in this process: it answers requests without slices, as sg-replay does.
import {readFileSync} from "node:fs";
import createEngineModule from "../../web/engine/generated/engine.mjs";

const file = "web/engine/generated/engine.wasm";

export async function openWasm() {
  const sg = await createEngineModule({wasmBinary: readFileSync(file)});
  const verbs = JSON.parse(sg.ask("verbs", [], true)).verbs;
  const parameters = new Map(verbs.map((verb) => [verb.name, verb.parameters]));
  return {
    parametersOf: (/** @type {string} */ verb) => parameters.get(verb),
    /** Returns the document of a request, whose fields have one character for each byte. */
    ask(/** @type {string[]} */ [verb, ...fields]) {
      const parameterList = parameters.get(verb).slice(0, fields.length);
      return sg.ask(
        verb,
        parameterList.flatMap(({name}, i) => [name, Buffer.from(fields[i], "latin1")]),
        false,
      );
    },
  };
}
