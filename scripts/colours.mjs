// The colours of the page in either theme, as its tokens have them.
import {readFileSync} from "node:fs";

const tokens = readFileSync(new URL("../web/ui/tokens.css", import.meta.url), "utf8");
const pairs = tokens.matchAll(/(--[\w-]+): (?:var\(--[\w-]+, )?light-dark\((#\w+), (#\w+)\)/g);

/** By the name of their property. */
export const colours = new Map([...pairs].map(([, name, light, dark]) => [name, {light, dark}]));

/** @returns {{light: string, dark: string}} */
function known(name) {
  const colour = colours.get(name);
  if (!colour) throw new Error(`tokens.css has no ${name}`);
  return colour;
}
export const paper = known("--paper");
export const quiet = known("--quiet");
