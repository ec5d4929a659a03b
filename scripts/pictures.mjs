// Writes dist/pictures/: the pictures of link previews, one for the site and one for each article. The boards are drawn by
// the page's own views and style sheets. They contain no words: title and description go with the link, in its language.
import {mkdirSync, readFileSync, writeFileSync} from "node:fs";
import {Resvg} from "@resvg/resvg-js";
import {createElement} from "preact";
import {renderToString} from "preact-render-to-string";
import {colours, paper, quiet} from "./colours.mjs";
import {openSources} from "./sources.mjs";

const readText = (path) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

/** Returns the style sheets of the boards. */
export function boardSheets() {
  const imports = readText("web/shell/common.css").matchAll(/@import "\.\.\/(boards\/.*)";/g);
  return [...imports].map(([, path]) => readText(`web/${path}`)).join("\n");
}

/** Returns these sheets without what the rasterizer cannot read: layers, media queries, custom properties. */
function plainSheets() {
  const plain = boardSheets()
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, "")
    .replace(/@layer boards \{([\s\S]*?)\n\}/g, "$1")
    .replace(/light-dark\(([^,]+),[^)]*\)/g, "$1")
    .replace(/var\((--[\w-]+)\)/g, (_, name) => colours.get(name)?.light ?? "none")
    .replace(/^.*:is\(.*(?= \{$)/gm, expandIs);
  const [unsupported] = /@.*|.*var\(.*/.exec(plain) ?? [];
  if (unsupported) throw new Error(`the pictures of links cannot have: ${unsupported}`);
  return plain;
}

/**
 * Expands each `:is` in a selector, which the rasterizer cannot read, into its alternatives; takes the last line of a
 * selector list.
 */
function expandIs(selector) {
  const [, head, list, tail] = /^(.*?):is\(([^()]*)\)(.*)$/.exec(selector) ?? [];
  return list === undefined
    ? selector
    : list
        .split(",")
        .map((alternative) => expandIs(head + alternative.trim() + tail))
        .join(", ");
}

const gap = 52;

/** Returns the bounding box of a drawing; throws if it is empty. */
function boxOf(drawing) {
  const box = drawing.getBBox();
  if (!box) throw new Error("a picture of a link shows nothing");
  return box;
}

/** Places the boards of a sum in a row with plus signs between them; each is measured by its drawing, not by its viewport. */
function placeInLine(boards, draw) {
  let x = 0;
  return boards.map((svg, i) => {
    const board = svg.replace(/^<svg/, `<svg overflow="visible"`);
    const box = boxOf(draw(board));
    const sign = `<path d="M${x - gap / 2 - 7} 0h14m-7 -7v14" fill="none" stroke="${quiet.light}" stroke-width="2"/>`;
    const placed = `<g transform="translate(${x - box.x} ${-box.y - box.height / 2})">${board}</g>`;
    x += box.width + gap;
    return i > 0 ? sign + placed : placed;
  });
}

/** Logo of the site, in the corner. */
const mark = ({width, height}) =>
  readText("web/public/mark.svg")
    .replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/, "")
    .replace(/^<svg/, `<svg x="${width - 92}" y="${height - 92}" width="56" height="56"`);

/** Returns a PNG of the given size with the boards in its middle, as large as there is room. */
function drawPicture(boards, size) {
  const {width, height} = size;
  const style = `<style>${plainSheets()}</style>`;
  const draw = (/** @type {string} */ inside) =>
    new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" class="board" width="${width}" height="${height}">${style}${inside}</svg>`,
      {
        font: {loadSystemFonts: false},
        background: paper.light,
      },
    );
  const drawing = placeInLine(boards, draw).join("");
  const box = boxOf(draw(drawing));
  const scale = Math.min((width * 0.8) / box.width, (height * 0.6) / box.height);
  const [x, y] = [width / 2 - (box.x + box.width / 2) * scale, height / 2 - (box.y + box.height / 2) * scale];
  return draw(`<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>${mark(size)}`)
    .render()
    .asPng();
}

/** Returns a function that draws the boards of a position, each as the text of an SVG element. */
export async function openDrawing(sources, engine) {
  const {boardKind} = await sources.load("/web/boards/kinds/all.ts");
  const {labelsFor} = await sources.load("/web/say/labels.ts");
  const {loadLanguage, sourceLang} = await sources.load("/web/text/index.ts");
  const language = await loadLanguage(sourceLang);
  // The views ask for coarse pointers, which do not matter here.
  globalThis.matchMedia ??= /** @type {any} */ (() => ({matches: false}));
  return async (/** @type {string} */ address) => {
    const answer = await engine.analyze(address, {moves: "none"});
    const drawings = [];
    for (const {board} of answer.components ?? [answer]) {
      const {View} = await boardKind(board).load();
      const labels = labelsFor(board, language);
      const html = renderToString(
        createElement(View, {board, labels, hand: null, highlight: new Set(), preview: new Set()}),
      );
      drawings.push(html.slice(html.indexOf("<svg"), html.lastIndexOf("</svg>") + "</svg>".length));
    }
    return drawings;
  };
}

export async function writePictures(folder = "dist") {
  const sources = await openSources();
  const {articlesIn, pictureOf} = await sources.load("/web/learn/article.ts");
  const {sitePicture, pictureSize} = await sources.load("/web/shell/link-card.ts");
  const {sourceLang} = await sources.load("/web/text/index.ts");
  const engine = await sources.engine();
  const draw = await openDrawing(sources, engine);
  mkdirSync(`${folder}/pictures`, {recursive: true});
  for (const {path, shows} of [sitePicture, ...articlesIn(sourceLang).map(pictureOf)]) {
    const boards = (await draw(shows)).map((svg) =>
      svg.replace(/<text\b[\s\S]*?<\/text>|<(\w+) class="reach"[^>]*>(<\/\1>)?/g, ""),
    );
    writeFileSync(`${folder}/${path}`, drawPicture(boards, pictureSize));
  }
  engine.close();
}
