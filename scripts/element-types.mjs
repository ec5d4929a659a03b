// Writes the element's types, those for JSX and templates, and a manifest for editors into the package. All of it comes
// from the table of attributes (web/address/element.ts), its words and the events that web/embed/element-events.ts names.
import {mkdirSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {fileURLToPath} from "node:url";
import {openSources} from "./sources.mjs";

const union = (choices) => choices.map((choice) => JSON.stringify(choice)).join(" | ");

const events = {
  "sg-move": {
    type: "SgMove",
    about: "A move was made, by the reader or by the engine.",
    fields: {
      by: ['"reader" | "engine"', "Who has made it."],
      move: ["string[]", "The touch, as in docs/notation.md."],
      moves: ["string[][]", "All moves made from the start on."],
      position: ["string", "The address after it."],
    },
  },
  "sg-solved": {
    type: "SgSolved",
    about: "The engine has answered the position that is shown.",
    fields: {
      position: ["string | null", "Its address, as the engine prints it."],
      play: ['NonNullable<SgGameAttributes["play"]>', "The convention."],
      status: ['"solved" | "limit"', "Whether the answer is whole, or a limit was met."],
      outcome: ["string | null", 'Who wins: "N", the mover, or "P"; "L" or "R" in partizan games; null is not known.'],
      grundy: ["string | null", "The Grundy value; null is not known, or there is none."],
      value: ["string | null", "The value of a partizan position, as it is written."],
    },
  },
  "sg-error": {
    type: "SgError",
    about: "The position cannot be read, or the element or its engine could not be loaded.",
    fields: {
      code: ["string", "As in docs/notation.md."],
      expected: ["string", "What was expected, in English."],
      at: ["number | null", "The character of the address, from 0."],
    },
  },
};

const properties = {
  paper: "the ground",
  raised: "the ground of what lies on it",
  ink: "text",
  quiet: "text that is less important",
  rule: "hairlines",
  edge: "borders of controls",
  blue: "what wins, and links",
  "blue-wash": "its ground",
  orange: "what loses, and errors",
  "orange-wash": "its ground",
  disc: "counters and coins",
  "on-disc": "what stands on them",
  size: "the size of text, a length; everything else follows",
};

const parts = {
  frame: "all of it",
  verdict: "who wins",
  board: "the board, with its caption",
  number: "the number in the caption",
  controls: "the controls of play",
  why: "the reasons",
  foot: "the line with the link",
  wake: "the button on the poster",
};

const methods = {
  undo: "Takes back the last move, or on to where the reader is to move.",
  reset: "Back to what the attributes say.",
};

/** Returns the text of every file by its name. */
export function elementTypes({attributeNames, attributeRow, choicesOf}, words, lang) {
  const typeOf = (name) => {
    const {kind} = attributeRow(name);
    const choices = choicesOf(name);
    if (kind === "flag") return "boolean";
    return kind === "text" && choices ? union(choices) : "string";
  };
  const about = (name, indent) =>
    `${indent}/** ${words[name].holds[lang]}. Without it: ${words[name].without[lang]}. */\n`.replaceAll("`", "");
  const attributeFields = attributeNames.map((name) => `${about(name, "  ")}  ${name}?: ${typeOf(name)};`).join("\n");
  // `lang` is a property of every element already.
  const elementFields = attributeNames
    .filter((name) => name !== "lang")
    .map((name) => `${about(name, "  ")}  ${name}: ${typeOf(name)}${typeOf(name) === "boolean" ? "" : " | null"};`)
    .join("\n");
  const details = Object.values(events).map(({type, about, fields}) => {
    const rows = Object.entries(fields).map(([name, [kind, says]]) => `  /** ${says} */\n  ${name}: ${kind};`);
    return `/** ${about} */\nexport interface ${type} {\n${rows.join("\n")}\n}`;
  });
  const eventEntries = Object.entries(events).map(([name, {type}]) => `"${name}": CustomEvent<${type}>;`);
  const listenerFields = (prefix) =>
    Object.entries(events).map(([name, {type}]) => `"${prefix}${name}"?: (event: CustomEvent<${type}>) => void;`);
  const types = `// The element: \`import "sg-playground/element"\` defines it. On a server it does nothing.

/** What can be written on it, as attributes and as properties. */
export interface SgGameAttributes {
${attributeFields}
}

${details.join("\n\n")}

export interface SgGameEventMap extends HTMLElementEventMap {
  ${eventEntries.join("\n  ")}
}

export interface SgGame extends HTMLElement {
${elementFields}
  /** The address of the position that is shown. */
  readonly position: string;
${Object.entries(methods)
  .map(([name, says]) => `  /** ${says} */\n  ${name}(): void;`)
  .join("\n")}
  addEventListener<Name extends keyof SgGameEventMap>(
    type: Name,
    listener: (this: SgGame, event: SgGameEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "sg-game": SgGame;
  }
}
`;
  const imports = `import type {SgGame, SgGameAttributes${Object.values(events)
    .map(({type}) => `, ${type}`)
    .join("")}} from "../element.js";`;
  const manifest = {
    schemaVersion: "2.1.0",
    modules: [
      {
        kind: "javascript-module",
        path: "element.js",
        declarations: [
          {
            kind: "class",
            name: "SgGame",
            tagName: "sg-game",
            customElement: true,
            attributes: attributeNames.map((name) => ({
              name,
              fieldName: name,
              description: words[name].holds[lang],
              type: {text: typeOf(name)},
              default: words[name].without[lang],
            })),
            members: [
              ...attributeNames.map((name) => ({kind: "field", name, attribute: name, type: {text: typeOf(name)}})),
              {kind: "field", name: "position", readonly: true, type: {text: "string"}},
              ...Object.entries(methods).map(([name, description]) => ({kind: "method", name, description})),
            ],
            events: Object.entries(events).map(([name, {type, about}]) => ({
              name,
              type: {text: `CustomEvent<${type}>`},
              description: about,
            })),
            slots: [
              {name: "", description: "The poster: what is seen until the element is alive, and without scripts."},
            ],
            cssProperties: Object.entries(properties).map(([name, description]) => ({
              name: `--sg-${name}`,
              description,
            })),
            cssParts: Object.entries(parts).map(([name, description]) => ({name, description})),
          },
        ],
        exports: [
          {kind: "custom-element-definition", name: "sg-game", declaration: {name: "SgGame", module: "element.js"}},
        ],
      },
    ],
  };
  return {
    "element.d.ts": types,
    "element/react.d.ts": `// <sg-game> in JSX of React 19: \`import type {} from "sg-playground/element/react"\`.
import type {DetailedHTMLProps, HTMLAttributes} from "react";
${imports}

type Props = Omit<DetailedHTMLProps<HTMLAttributes<SgGame>, SgGame>, keyof SgGameAttributes> &
  SgGameAttributes & {
    ${listenerFields("on").join("\n    ")}
  };

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "sg-game": Props;
    }
  }
}
`,
    "element/preact.d.ts": `// <sg-game> in JSX of Preact: \`import type {} from "sg-playground/element/preact"\`.
import type {HTMLAttributes} from "preact";
${imports}

type Props = Omit<HTMLAttributes<SgGame>, keyof SgGameAttributes> &
  SgGameAttributes & {
    ${listenerFields("on").join("\n    ")}
  };

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements {
      "sg-game": Props;
    }
  }
}
`,
    "element/vue.d.ts": `// <sg-game> in templates of Vue: \`import type {} from "sg-playground/element/vue"\`.
import type {DefineComponent, HTMLAttributes} from "vue";
${imports}

type Props = Omit<HTMLAttributes, keyof SgGameAttributes> &
  SgGameAttributes & {
    ${listenerFields("on")
      .map((line) => line.replace(/"on(sg)-(\w+)"/, (_, a, b) => `onS${a.slice(1)}${b[0].toUpperCase()}${b.slice(1)}`))
      .join("\n    ")}
  };

declare module "vue" {
  interface GlobalComponents {
    "sg-game": DefineComponent<Props>;
  }
}
`,
    "element/svelte.d.ts": `// <sg-game> in Svelte: \`import type {} from "sg-playground/element/svelte"\`.
import type {HTMLAttributes} from "svelte/elements";
${imports}

type Props = Omit<HTMLAttributes<SgGame>, keyof SgGameAttributes> &
  SgGameAttributes & {
    ${listenerFields("on").join("\n    ")}
  };

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "sg-game": Props;
  }
}
`,
    "custom-elements.json": `${JSON.stringify(manifest, null, 2)}\n`,
  };
}

/** Lists for the tables of the docs. */
export const elementLists = {properties, parts, events, methods};

export async function writeElementTypes(folder = "dist/package") {
  const sources = await openSources();
  /** @type {typeof import("../web/address/element")} */
  const table = await sources.load("/web/address/element.ts");
  /** @type {typeof import("../web/learn/attribute-words")} */
  const {attributeWords} = await sources.load("/web/learn/attribute-words.ts");
  const {choicesOf} = await sources.load("/web/address/element-choices.ts");
  const {sourceLang} = await sources.load("/web/text/languages.ts");
  mkdirSync(join(folder, "element"), {recursive: true});
  for (const [file, text] of Object.entries(elementTypes({...table, choicesOf}, attributeWords, sourceLang)))
    writeFileSync(join(folder, file), text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeElementTypes();
