// Table of the element's attributes, one row each. An attribute is also a property of the element and, but for `show`
// and `base`, means the same as the link field of that name. Parser, properties, types, manifest, documents and the
// code that Share writes derive from it.
import {levels} from "./terms";

/** Form of a value: text as it is, "1" or nothing for a flag, or words separated by commas. */
export type Kind = "text" | "flag" | "list";

interface Row {
  kind: Kind;
  /** All possible values; absent if they have a language of their own, or stand in element-choices.ts. */
  choices?: readonly string[];
}

export const elementAttributes = {
  at: {kind: "text"},
  mode: {kind: "text", choices: ["analyse", "play"]},
  play: {kind: "text"},
  show: {kind: "list", choices: ["board", "verdict", "why", "game"]},
  moves: {kind: "text"},
  opponent: {kind: "text", choices: [...levels, "none"]},
  first: {kind: "text", choices: ["reader", "opponent"]},
  hints: {kind: "text", choices: ["shown", "hidden"]},
  predict: {kind: "flag"},
  lang: {kind: "text"},
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

/** Returns a flag as a link writes it, from the ways in which pages and frameworks write one: its presence sets it. */
export const flagOf = (name: AttributeName, text: string) => (text === name ? "1" : (flags.get(text) ?? text));
