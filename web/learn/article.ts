// An article: paragraphs with their claims, figures that can be played, one exercise. The grammar of claims stands in claims.ts.
import type {puzzles} from "../text/en/puzzles";

/** A theme of puzzles, as the texts name them. */
export type Theme = keyof typeof puzzles.names;
/** The languages in which the articles are written. */
export type ArticleLang = "en" | "zh";
export type Words = Record<ArticleLang, string>;
export const w = (en: string, zh: string): Words => ({en, zh});
export type ArticlePlay = "misere" | "sj" | "every";

/** What a figure asks before it tells anything: who wins, or a game against the engine, which makes no mistake. */
type Asks = {asks?: "who-wins"} | {asks: "play"; first?: "opponent"};

export type FigureOf = Asks & {
  at: string;
  play?: ArticlePlay;
  /** The parts of the element; the board and the verdict unless it says more. A game shows the table alone. */
  show?: string;
  caption: Words;
};

export type Wall = [tax: string, stop: string][];

export type Block =
  | {kind: "text"; text: Words}
  | {kind: "heading"; text: Words}
  | {kind: "statement"; name: Words; text: Words}
  | ({kind: "figure"} & FigureOf)
  /** The values of one heap under a game, from heap `from` on. */
  | {kind: "values"; game: string; from: number; values: string[]; caption: Words}
  /** The walls of a short game as the engine answers them: [tax, stop] from the tax -1 up. */
  | {kind: "thermograph"; of: string; left: Wall; right: Wall; caption: Words}
  | {kind: "exercise"; ask: Words; figure: FigureOf; answer: Words};

export interface Article {
  slug: string;
  title: Words;
  lede: Words;
  /** A formula, between $ and $, or a claim: what stands for the article in the index. */
  motto: string;
  /** Begins with a figure that asks; what it shows is named only afterwards. */
  body: Block[];
  /** What its reader may play next, and the theme of puzzles that goes with it. */
  next: {at: string; play?: ArticlePlay; says: Words; theme: Theme};
  /** Keys of docs/references.md. */
  sources: string[];
}

export const p = (en: string, zh: string): Block => ({kind: "text", text: {en, zh}});
export const h = (en: string, zh: string): Block => ({kind: "heading", text: {en, zh}});
type FigureSettings = Asks & Pick<FigureOf, "play" | "show">;
export const figure = (at: string, en: string, zh: string, rest: FigureSettings = {}): Block => ({
  kind: "figure",
  ...figureOf(at, en, zh, rest),
});
export const figureOf = (at: string, en: string, zh: string, rest: FigureSettings = {}): FigureOf => ({
  at,
  ...rest,
  caption: {en, zh},
});

/** Everything of an article that is prose, with what it is. */
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

/** What is shown where an article is linked to: the position of its exercise. */
export function pictureOf(article: Article) {
  const shown = figures(article).at(-1);
  if (!shown) throw new Error(`${article.slug} has no figure`);
  return {path: `pictures/${article.slug}.png`, shows: shown.at};
}
