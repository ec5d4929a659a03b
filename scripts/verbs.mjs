// Writes web/engine/generated/verb-table.ts, verb-types.d.ts, phrase-types.d.ts and reason-types.d.ts from the engine's own
// tables. Runs each time that the wasm has been linked.
import {readFileSync, writeFileSync} from "node:fs";
import {dirname} from "node:path";
import {fileURLToPath, pathToFileURL} from "node:url";
import {phraseTypesOf} from "./phrases.mjs";
import {reasonTypes} from "./reasons.mjs";

/** @typedef {import("../web/engine/documents/index").VerbTable["verbs"][number]} Verb */

/** @type {Record<string, string>} */
const types = {touch: "documents.Touch", number: "number | bigint"};
const typeOf = (/** @type {Verb["parameters"][number]} */ {takes, choices}) =>
  takes === "choice" ? choices.map((choice) => JSON.stringify(choice)).join(" | ") : (types[takes] ?? "string");
const sentence = (/** @type {string} */ text) => text.charAt(0).toUpperCase() + text.slice(1);
const parameterFields = (/** @type {Verb} */ {parameters}) =>
  parameters.map((p) => {
    const optional = p.usual === null ? "" : "?";
    const comment = `${sentence(p.about)}${p.usual ? `; default ${p.usual}` : ""}.`;
    return `      /** ${comment} */\n      ${JSON.stringify(p.name)}${optional}: ${typeOf(p)};`;
  });
const row = (/** @type {Verb} */ verb) => `  /** ${sentence(verb.about)}. */
  ${JSON.stringify(verb.name)}: {
    given: {
${parameterFields(verb).join("\n")}
    };
    document: ${verb.document
      .split(" | ")
      .map((type) => `documents.${type}`)
      .join(" | ")};
  };`;

/** Returns types of the parameters of each verb and of the document that answers it. */
export const typesOf = (
  /** @type {Verb[]} */ verbs,
) => `// Written by scripts/verbs.mjs: what each verb is given, and the document that answers it.
import type * as documents from "../documents/index.js";

export interface Verbs {
${verbs.map(row).join("\n")}
}
`;

/** Returns the part of the table that is needed to encode the arguments of a call. */
function tableOf(/** @type {Verb[]} */ verbs) {
  const rows = verbs.map(({name, long, parameters}) => ({
    name,
    long,
    parameters: parameters.map(({name, takes, usual, choices, least}) => ({name, takes, usual, choices, least})),
  }));
  return `// Written by scripts/verbs.mjs: the table of verbs.
export const verbs = ${JSON.stringify(rows, null, 1)} as const;
`;
}

/**
 * Loads an engine and returns a function that asks it for a document; its glue is for pages and workers and needs only
 * these globals.
 */
async function askerOf(/** @type {string} */ wasm) {
  const page = {self: globalThis, window: globalThis, location: pathToFileURL(wasm)};
  for (const [name, value] of Object.entries(page))
    if (!(name in globalThis)) Object.assign(globalThis, {[name]: value});
  const {default: createEngineModule} = await import(pathToFileURL(`${dirname(wasm)}/engine.mjs`).href);
  const engine = await createEngineModule({wasmBinary: readFileSync(wasm)});
  return (/** @type {string} */ verb) => JSON.parse(engine.ask(verb, [], true));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wasm = process.argv[2] ?? "";
  const ask = await askerOf(wasm);
  const {verbs} = ask("verbs");
  writeFileSync(`${dirname(wasm)}/verb-types.d.ts`, typesOf(verbs));
  writeFileSync(`${dirname(wasm)}/verb-table.ts`, tableOf(verbs));
  writeFileSync(`${dirname(wasm)}/phrase-types.d.ts`, phraseTypesOf(ask("phrases")));
  writeFileSync(`${dirname(wasm)}/reason-types.d.ts`, reasonTypes());
}
