// Facts of the engine's reasons, by its table of their keys; types of them for the page.
import {readFileSync} from "node:fs";

/**
 * @typedef {object} FactForm Form of a fact.
 * @property {string} name
 * @property {boolean} isOptional
 * @property {"text" | "texts" | "rows"} kind
 * @property {FactForm[] | null} fields Fields of rows; null if they may have any names.
 */

/** Returns the facts that a row lists; null stands for facts of any name. */
function factsOf(/** @type {string} */ text) {
  /** @type {(FactForm | null)[]} */
  const forms = [...text.matchAll(/(\w+|\*)(\[[^\]]*\])?(\?)?/g)].map(([, name = "", rows, mark]) => {
    if (name === "*") return null;
    const fields = rows && rows !== "[]" ? factsOf(rows.slice(1, -1)) : [];
    const isOpen = fields.includes(null);
    return {
      name,
      isOptional: mark === "?",
      kind: rows === undefined ? "text" : rows === "[]" ? "texts" : "rows",
      fields: isOpen ? null : fields.filter((field) => field !== null),
    };
  });
  return forms;
}

/** Returns the keys with their facts, in the order of the table. */
export const reasonRows = (table = readFileSync("cpp/core/text/reasons.def", "utf8")) =>
  [...table.matchAll(/^REASON\((\w+), "([^"]*)"\)$/gm)].map(([, key = "", facts = ""]) => ({
    key: key.replaceAll("_", "-"),
    facts: factsOf(facts),
  }));

/** @returns {string} */
const typeOf = (/** @type {FactForm} */ {kind, fields}) =>
  kind === "text"
    ? "string"
    : kind === "texts"
      ? "string[]"
      : fields === null
        ? "Record<string, string>[]"
        : `${membersOf(fields)}[]`;
const membersOf = (/** @type {(FactForm | null)[]} */ facts) =>
  facts.length === 0
    ? "Record<never, never>"
    : `{${facts
        .map((fact) =>
          fact === null
            ? "[name: string]: string | string[]"
            : `${fact.name}${fact.isOptional ? "?" : ""}: ${typeOf(fact)}`,
        )
        .join("; ")}}`;

export const reasonTypes = () => `// Written by scripts/verbs.mjs: the facts of each reason of the engine.

export interface ReasonFacts {
${reasonRows()
  .map(({key, facts}) => `  ${JSON.stringify(key)}: ${membersOf(facts)};`)
  .join("\n")}
}
`;
