// Colours of the page in both themes, read from its design tokens.
import {readFileSync} from "node:fs";

const tokens = readFileSync(new URL("../web/ui/tokens.css", import.meta.url), "utf8");
const pairs = tokens.matchAll(/(--[\w-]+): (?:var\(--[\w-]+, )?light-dark\((#\w+), (#\w+)\)/g);

/** Colours by the name of their custom property. */
export const colours = new Map([...pairs].map(([, name, light, dark]) => [name, {light, dark}]));

/** @returns {{light: string, dark: string}} throws if tokens.css lacks it */
function colourNamed(name) {
  const colour = colours.get(name);
  if (!colour) throw new Error(`tokens.css has no ${name}`);
  return colour;
}
export const paper = colourNamed("--paper");
export const quiet = colourNamed("--quiet");
