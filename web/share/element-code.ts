// Code that puts a position into another page.
import {type AttributeName, elementAttributes} from "../address/element";
import {escapeText, type Mode, type Theme} from "../address/link";
import {type GameSettings, termFields} from "../address/terms";
import type {Play} from "../engine/types";
import type {Lang} from "../text/languages";
import {escapeXml} from "./drawing/svg";

export const parts = elementAttributes.show.choices;
export type Part = (typeof parts)[number];

/** Options of the element; `opponent` and `first` have no effect if there are no controls to play with. */
export interface ElementOptions extends GameSettings {
  mode: Mode;
  show: readonly Part[];
  lang: Lang | null;
  theme: Theme | null;
}

export const isPlayable = ({mode, show}: Pick<ElementOptions, "mode" | "show">) =>
  mode === "play" || show.includes("game");

/** Returns the attributes that differ from the defaults, in the order in which they are read. */
export function attributesOf(
  address: string,
  play: Play,
  options: ElementOptions,
): [name: AttributeName, value: string][] {
  const {mode, show, lang, theme, hints, predict, ...game} = options;
  const hintAttributes = mode === "analyse" ? {hints, predict} : {hints: null, predict: null};
  const opponent = isPlayable(options) && (mode === "play" || game.opponent !== "none") ? game.opponent : null;
  const first = opponent && opponent !== "none" ? game.first : "reader";
  const attributes: [AttributeName, string][] = [["at", address]];
  if (mode === "play") attributes.push(["mode", mode]);
  if (play !== "normal") attributes.push(["play", play]);
  if (mode === "analyse" && show.length < parts.length) attributes.push(["show", show.join(",")]);
  attributes.push(...termFields({...hintAttributes, opponent, first}));
  if (lang) attributes.push(["lang", lang]);
  if (theme) attributes.push(["theme", theme]);
  return attributes;
}

type AttributePairs = readonly (readonly [name: string, value: string])[];

const attributesText = (attributes: AttributePairs) =>
  attributes.map(([name, value]) => ` ${name}="${escapeXml(value)}"`).join("");
const resolveUrl = (file: string, base: string) => new URL(file, base.split("#")[0]).href;

/** Returns the URL of the position's page, which lies in the same folder as `base`. */
export const pageLink = (link: string, base: string) => resolveUrl("index.html", base) + link;

/**
 * Returns the code of the element. `placeholder` is shown until a script has made the element. Each tag begins a line,
 * as Markdown requires of HTML.
 */
export function elementCode(attributes: AttributePairs, base: string, placeholder: string | null = null): string {
  const script = `<script src="${escapeXml(resolveUrl("embed/sg-game.js", base))}" async></script>`;
  const openingTag = `<sg-game${attributesText(attributes)}>`;
  return [script, openingTag, ...(placeholder === null ? [] : [placeholder]), "</sg-game>"].join("\n");
}

/** Returns the code of a frame with the element's content as a page of its own, for hosts that allow no scripts. */
export function frameCode(
  attributes: AttributePairs,
  base: string,
  {title, height}: {title: string; height: number},
): string {
  const [at = "", fields] = [
    attributes.find(([name]) => name === "at")?.[1],
    attributes.filter(([name]) => name !== "at").map(([name, value]) => `${name}=${escapeText(value)}`),
  ];
  const page = `${resolveUrl("embed.html", base)}#/${escapeText(at)}${fields.length > 0 ? `?${fields.join("&")}` : ""}`;
  const frame = {src: page, title, width: "100%", height: String(height), loading: "lazy", style: "border:0"};
  return `<iframe${attributesText(Object.entries(frame))}></iframe>`;
}

/** Returns a Markdown link, for hosts that allow only text. */
export function markdownLink(caption: string, link: string): string {
  const words = caption.replace(/[\\`*_[\]<>]/g, "\\$&");
  return `[${words}](${link.replaceAll("(", "%28").replaceAll(")", "%29")})`;
}
