// Structure of an article: paragraphs with claims, figures that can be played, and one exercise. claims.ts has the
// grammar of claims.
import type {puzzles} from "../text/en/puzzles";
import type {ArticleLang} from "../text/languages";

/** Theme of puzzles, by its key in the texts. */
export type Theme = keyof typeof puzzles.names;
/** Text in each language that the articles are written in. */
export type Words = Record<ArticleLang, string>;
export type ArticlePlay = "misere" | "sj" | "every";

/**
 * Question that a figure puts before it reveals anything: who wins, or a game against the engine, which makes no
 * mistakes.
 */
type FigureQuestion = {asks?: "who-wins"} | {asks: "play"; first?: "opponent"};

export type FigureOf = FigureQuestion & {
  at: string;
  play?: ArticlePlay;
  /** Parts of the element to show, by default the board and the verdict. Ignored for a game, which shows only the table. */
  show?: string;
  caption: Words;
};

export type Wall = [tax: string, stop: string][];

export type Block =
  | {kind: "text"; text: Words}
  | {kind: "heading"; text: Words}
  | {kind: "statement"; name: Words; text: Words}
  | ({kind: "figure"} & FigureOf)
  /** Values of single heaps in a game, beginning with heap `from`. */
  | {kind: "values"; game: string; from: number; values: string[]; caption: Words}
  /** Walls of a short game as in the engine's answer: [tax, stop] from the tax -1 up. */
  | {kind: "thermograph"; of: string; left: Wall; right: Wall; caption: Words}
  | {kind: "exercise"; ask: Words; figure: FigureOf; answer: Words};

export interface Article {
  slug: string;
  title: Words;
  lede: Words;
  /** A formula between $ and $, or a claim; it represents the article in the index. */
  motto: string;
  /** Opens with a figure that asks a question; its topic is named only afterwards. */
  body: Block[];
  /** Position to play after the article, and the related theme of puzzles. */
  next: {at: string; play?: ArticlePlay; says: Words; theme: Theme};
  /** Keys of docs/references.md. */
  sources: string[];
}

export const paragraph = (text: Words): Block => ({kind: "text", text});
export const heading = (text: Words): Block => ({kind: "heading", text});
type FigureSettings = FigureQuestion & Pick<FigureOf, "play" | "show">;
export const figure = (at: string, caption: Words, settings: FigureSettings = {}): Block => ({
  kind: "figure",
  ...figureOf(at, caption, settings),
});
export const figureOf = (at: string, caption: Words, settings: FigureSettings = {}): FigureOf => ({
  at,
  ...settings,
  caption,
});

/**
 * Yields all prose of an article, in order: title, lede, texts and captions of the blocks, and the words for what to
 * play next.
 */
export function* prose({title, lede, body, next}: Article): Generator<Words> {
  yield title;
  yield lede;
  for (const block of body)
    switch (block.kind) {
      case "statement":
        yield block.name;
        yield block.text;
        break;
      case "exercise":
        yield block.ask;
        yield block.figure.caption;
        yield block.answer;
        break;
      case "figure":
      case "values":
      case "thermograph":
        yield block.caption;
        break;
      default:
        yield block.text;
    }
  yield next.says;
}

export function figures({body}: Article): FigureOf[] {
  return body.flatMap((block) => (block.kind === "figure" ? block : block.kind === "exercise" ? block.figure : []));
}

/** Picture for links to the article: the position of its exercise. Throws if it has no figure. */
export function pictureOf(article: Article) {
  const exerciseFigure = figures(article).at(-1);
  if (!exerciseFigure) throw new Error(`${article.slug} has no figure`);
  return {path: `pictures/${article.slug}.png`, shows: exerciseFigure.at};
}
