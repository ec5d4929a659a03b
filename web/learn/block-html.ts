// HTML of the blocks of an article.
import type {Play} from "../engine/types";
import {answerOf, type Block, type BlockOf} from "./blocks";
import {html} from "./markdown";
import {escapeHtml, type PageContext} from "./page-context";
import {thermographHtml} from "./thermograph";
import {pageWords, type Words} from "./words";

const say = (words: Words, {lang}: PageContext) => escapeHtml(words[lang]);

/** Replacement of a figure for readers without scripts: a note with a link to the position. */
function noScriptNote(at: string, play: Play, page: PageContext): string {
  const href = escapeHtml(page.home + page.link(at, play, page.lang));
  return `<noscript><p class="still">${say(pageWords.still, page)} <a href="${href}">${escapeHtml(at)}</a></p></noscript>`;
}

function figureHtml(figure: BlockOf<"figure">, number: string, page: PageContext): string {
  const {at, play, show = "board,verdict", asks, first} = figure;
  const modeAttributes =
    asks === "play"
      ? [`mode="play"`, `opponent="perfect"`, first && `first="${first}"`]
      : [`show="${show}"`, asks && `predict="1"`];
  const attributes = [`at="${escapeHtml(at)}"`, play && `play="${play}"`, ...modeAttributes, `lang="${page.lang}"`];
  return `<figure>
<figcaption><b>${number}</b>${html(figure.tokens, page)}</figcaption>
<sg-game ${attributes.filter(Boolean).join(" ")}>${noScriptNote(at, play ?? "normal", page)}</sg-game>
</figure>`;
}

function valuesHtml({game, from, values, tokens}: BlockOf<"values">, page: PageContext): string {
  const cells = values.map((value, i) => {
    const heap = from + i;
    const href = escapeHtml(page.home + page.link(`${game}:${heap}`, "normal", page.lang));
    return `<li><a class="math" href="${href}"><small>${heap}</small>${value}</a></li>`;
  });
  const width = values.length % 12 === 0 ? "twelve" : "seven";
  return `<figure>
<figcaption>${html(tokens, page)}</figcaption>
<ol class="values ${width}">
${cells.join("\n")}
</ol>
</figure>`;
}

/** Link to something to play. */
export interface Played {
  name: string;
  href: string;
}

/** Section on what to play after the article. */
function nextSection({at, play, theme, tokens}: BlockOf<"next">, plays: Played[], page: PageContext): string {
  const {t} = page;
  const table = page.home + page.link(at, play ?? "normal", page.lang, "play");
  const themeFacts = {puzzles: t.table.puzzles, theme: t.puzzles.names[theme]};
  const puzzlesOfTheme = t(pageWords.puzzlesOf[page.lang], themeFacts);
  return `<section class="onward">
<h2>${say(pageWords.nowPlay, page)}</h2>
<ul>
<li><a href="${escapeHtml(table)}">${html(tokens, page)}</a></li>
${plays.map(({name, href}) => `<li><a href="${escapeHtml(page.home + href)}">${escapeHtml(name)}</a></li>`).join("\n")}
<li><a href="${escapeHtml(page.home + page.pageLink("puzzles", theme))}">${escapeHtml(puzzlesOfTheme)}</a></li>
<li><a href="${escapeHtml(page.home + page.pageLink("games", null))}">${escapeHtml(t.home.allGames)}</a></li>
</ul>
</section>`;
}

/** Answer to the question of a figure, closed; without a script the reader opens it. */
function answerHtml(answer: string, page: PageContext): string {
  return `<details class="answer">
<summary>${say(pageWords.showAnswer, page)}</summary>
${answer}
</details>`;
}

function blockHtml(block: Block, plays: Played[], page: PageContext, nextNumber: () => string): string {
  switch (block.kind) {
    case "element":
      return html(block.tokens, page);
    case "figure":
      return figureHtml(block, nextNumber(), page);
    case "values":
      return valuesHtml(block, page);
    case "thermograph":
      return thermographHtml(block, page);
    case "exercise":
      return `<section class="exercise">
<h2>${say(pageWords.exercise, page)}</h2>
<p>${html(block.tokens, page)}</p>`;
    case "answer":
      return `<details>
<summary>${say(pageWords.answer, page)}</summary>
<p>${html(block.tokens, page)}</p>
</details>
</section>`;
    case "next":
      return nextSection(block, plays, page);
  }
}

/** HTML of an article's blocks; figures are numbered in order, and followed by their answers. */
export function blocksHtml(blocks: Block[], plays: Played[], chapter: number, page: PageContext): string {
  let count = 0;
  const told = new Set<Block>();
  const htmlOf = (block: Block) => blockHtml(block, plays, page, () => `${chapter}.${++count}`);
  return blocks
    .map((block, i) => {
      if (told.has(block)) return "";
      const answer = answerOf(blocks, i);
      for (const part of answer) told.add(part);
      return htmlOf(block) + (answer.length > 0 ? `\n${answerHtml(answer.map(htmlOf).join("\n"), page)}` : "");
    })
    .join("\n");
}
