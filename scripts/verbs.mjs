// Writes web/engine/generated/verb-table.ts and verb-types.d.ts from the engine's own table of verbs, after every link of the wasm.
import {readFileSync, writeFileSync} from "node:fs";
import {dirname} from "node:path";
import {fileURLToPath, pathToFileURL} from "node:url";

const types = {touch: "documents.Touch", number: "number | bigint"};
const typeOf = ({takes, choices}) =>
  takes === "choice" ? choices.map((choice) => JSON.stringify(choice)).join(" | ") : (types[takes] ?? "string");
const givenOf = ({parameters}) =>
  parameters.map(({name, about, usual, ...p}) => {
    const optional = usual === null ? "" : "?";
    return `      /** ${about[0].toUpperCase()}${about.slice(1)}${usual ? `; default ${usual}` : ""}. */\n      ${JSON.stringify(name)}${optional}: ${typeOf(p)};`;
  });
const row = (verb) => `  /** ${verb.about[0].toUpperCase()}${verb.about.slice(1)}. */
  ${JSON.stringify(verb.name)}: {
    given: {
${givenOf(verb).join("\n")}
    };
    document: ${verb.document
      .split(" | ")
      .map((type) => `documents.${type}`)
      .join(" | ")};
  };`;

/** What each verb is given, and the document that answers it, as types. */
export const typesOf = (
  verbs,
) => `// Written by scripts/verbs.mjs: what each verb is given, and the document that answers it.
import type * as documents from "../documents.js";

export interface Verbs {
${verbs.map(row).join("\n")}
}
`;

/** As much of the table as it takes to write the arguments of a call. */
function tableOf(verbs) {
  const plain = verbs.map(({name, long, parameters}) => ({
    name,
    long,
    parameters: parameters.map(({name, takes, usual, choices, least}) => ({name, takes, usual, choices, least})),
  }));
  return `// Written by scripts/verbs.mjs: the table of verbs.
export const verbs = ${JSON.stringify(plain, null, 1)} as const;
`;
}

/** The table of an engine; its glue is made for pages and workers, and needs no more of them than this. */
async function verbsIn(wasm) {
  globalThis.self ??= globalThis;
  self.location ??= new URL(pathToFileURL(wasm));
  globalThis.window ??= globalThis;
  const {default: createEngineModule} = await import(pathToFileURL(`${dirname(wasm)}/engine.mjs`));
  const engine = await createEngineModule({wasmBinary: readFileSync(wasm)});
  return JSON.parse(engine.ask("verbs", [])).verbs;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , wasm] = process.argv;
  const verbs = await verbsIn(wasm);
  writeFileSync(`${dirname(wasm)}/verb-types.d.ts`, typesOf(verbs));
  writeFileSync(`${dirname(wasm)}/verb-table.ts`, tableOf(verbs));
}
