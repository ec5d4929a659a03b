// The code that puts a position into another page.
import {type AttributeName, elementAttributes} from "../address/element";
import type {Mode, Theme} from "../address/link";
import {type Terms, termFields} from "../address/terms";
import type {Play} from "../engine/types";
import type {Lang} from "../text/languages";

export const parts = elementAttributes.show.choices;
export type Part = (typeof parts)[number];

/** `opponent` and `first` say nothing where there are no controls to play with. */
export interface ElementOptions extends Terms {
  mode: Mode;
  show: readonly Part[];
  lang: Lang | null;
  theme: Theme | null;
}

const escaped = (text: string) =>
  text.replace(/[&"<>]/g, (c) => ({"&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;"})[c] ?? c);

export const isPlayable = ({mode, show}: Pick<ElementOptions, "mode" | "show">) =>
  mode === "play" || show.includes("game");

/** What differs from the usual, in the order in which it is read. */
export function attributesOf(
  address: string,
  play: Play,
  options: ElementOptions,
): [name: AttributeName, value: string][] {
  const {mode, show, lang, theme, hints, predict, ...game} = options;
  const told = mode === "analyse" ? {hints, predict} : {hints: null, predict: null};
  const opponent = isPlayable(options) && (mode === "play" || game.opponent !== "none") ? game.opponent : null;
  const first = opponent && opponent !== "none" ? game.first : "reader";
  const given: [AttributeName, string][] = [["at", address]];
  if (mode === "play") given.push(["mode", mode]);
  if (play !== "normal") given.push(["play", play]);
  if (mode === "analyse" && show.length < parts.length) given.push(["show", show.join(",")]);
  given.push(...termFields({...told, opponent, first}));
  if (lang) given.push(["lang", lang]);
  if (theme) given.push(["theme", theme]);
  return given;
}

/** `base` is where the page stands. */
export function elementCode(given: [name: string, value: string][], base: string): string {
  const script = new URL("embed/sg-game.js", base.split("#")[0]).href;
  const attributes = given.map(([name, value]) => ` ${name}="${escaped(value)}"`).join("");
  return `<script src="${escaped(script)}"></script>\n<sg-game${attributes}></sg-game>`;
}
