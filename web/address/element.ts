// The attributes of the element, one row each. An attribute is a property of the element too, and, but for `show` and `base`, says
// what a link says by the same name. Parser, properties, types, manifest, documents and the code that Share writes come from here.
import {levels} from "./terms";

/** How a value is written: as it is, as "1" or nothing where it holds, or as words with commas between them. */
export type Kind = "text" | "flag" | "list";

interface Row {
  kind: Kind;
  /** All that it can be; absent where that is a language of its own. */
  choices?: readonly string[];
}

export const elementAttributes = {
  at: {kind: "text"},
  mode: {kind: "text", choices: ["analyse", "play"]},
  play: {kind: "text", choices: ["normal", "misere", "sj", "every"]},
  show: {kind: "list", choices: ["board", "verdict", "why", "game"]},
  moves: {kind: "text"},
  opponent: {kind: "text", choices: [...levels, "none"]},
  first: {kind: "text", choices: ["reader", "opponent"]},
  hints: {kind: "text", choices: ["shown", "hidden"]},
  predict: {kind: "flag"},
  lang: {kind: "text", choices: ["en", "zh"]},
  theme: {kind: "text", choices: ["light", "dark"]},
  base: {kind: "text"},
} as const satisfies Record<string, Row>;

export type AttributeName = keyof typeof elementAttributes;

export const attributeNames = Object.keys(elementAttributes) as AttributeName[];

export const attributeRow = (name: AttributeName): Row => elementAttributes[name];

const flags = new Map([
  ["", "1"],
  ["true", "1"],
  ["false", "0"],
]);

/** A flag as a link writes it, of the ways in which pages and frameworks write one: it is set by being there. */
export const flagOf = (name: AttributeName, text: string) => (text === name ? "1" : (flags.get(text) ?? text));
