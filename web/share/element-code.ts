// The code that puts a position into another page.
import {type AttributeName, elementAttributes} from "../address/element";
import {escapeText, type Mode, type Theme} from "../address/link";
import {type Terms, termFields} from "../address/terms";
import type {Play} from "../engine/types";
import type {Lang} from "../text/languages";
import {escaped} from "./drawing/svg";

export const parts = elementAttributes.show.choices;
export type Part = (typeof parts)[number];

/** `opponent` and `first` say nothing where there are no controls to play with. */
export interface ElementOptions extends Terms {
  mode: Mode;
  show: readonly Part[];
  lang: Lang | null;
  theme: Theme | null;
}

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

type GivenAttributes = readonly (readonly [name: string, value: string])[];

const written = (given: GivenAttributes) => given.map(([name, value]) => ` ${name}="${escaped(value)}"`).join("");
const beside = (file: string, base: string) => new URL(file, base.split("#")[0]).href;

/** The page of the position, which `base` stands beside. */
export const pageLink = (link: string, base: string) => beside("index.html", base) + link;

/** `inside` is what is seen until a script has made the element. Each tag begins a line, as Markdown demands of HTML. */
export function elementCode(given: GivenAttributes, base: string, inside: string | null = null): string {
  const script = `<script src="${escaped(beside("embed/sg-game.js", base))}" async></script>`;
  const open = `<sg-game${written(given)}>`;
  return [script, open, ...(inside === null ? [] : [inside]), "</sg-game>"].join("\n");
}

/** For hosts that let no script in: what the element shows, as a page of its own. */
export function frameCode(
  given: GivenAttributes,
  base: string,
  {title, height}: {title: string; height: number},
): string {
  const [at = "", fields] = [
    given.find(([name]) => name === "at")?.[1],
    given.filter(([name]) => name !== "at").map(([name, value]) => `${name}=${escapeText(value)}`),
  ];
  const page = `${beside("embed.html", base)}#/${escapeText(at)}${fields.length > 0 ? `?${fields.join("&")}` : ""}`;
  const frame = {src: page, title, width: "100%", height: String(height), loading: "lazy", style: "border:0"};
  return `<iframe${written(Object.entries(frame))}></iframe>`;
}

/** Where nothing but text is let in. */
export function markdownLink(caption: string, link: string): string {
  const words = caption.replace(/[\\`*_[\]<>]/g, "\\$&");
  return `[${words}](${link.replaceAll("(", "%28").replaceAll(")", "%29")})`;
}
