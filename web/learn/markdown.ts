// Markdown by markdown-it, with claims `[[…]]` and formulas `$…$` in its text. A link such as `[words](nimbers:2×3)` leads to
// the page of nim arithmetic.
import MarkdownIt, {type RendererRule, type StateInline, type Token} from "markdown-it";
import {claimHtml, formulaHtml} from "./claim-html";
import {parseClaim} from "./claims";
import {type Excerpt, fault} from "./fields";
import {escapeHtml, type PageContext} from "./page-context";

const markdown = new MarkdownIt({html: false, linkify: false, typographer: false});

/** Rule for text between marks, which becomes the content of a token. */
const between = (type: string, form: RegExp) => (state: StateInline, silent: boolean) => {
  form.lastIndex = state.pos;
  const [marked, content = ""] = form.exec(state.src) ?? [];
  if (!marked) return false;
  if (!silent) state.push(type, "", 0).content = content;
  state.pos += marked.length;
  return true;
};
markdown.inline.ruler.before("link", "claim", between("claim", /\[\[(.+?)\]\]/y));
markdown.inline.ruler.before("link", "formula", between("formula", /\$([^$\n]+)\$/y));

const isHan = (sign = "") => /\p{Script=Han}/u.test(sign);
const isPunctuation = (sign = "") => /\p{P}/u.test(sign);
/** Lets emphasis begin or end between a Chinese character and a punctuation mark, as in `*证明。*石子`; CommonMark wants a space. */
markdown.inline.State = class extends markdown.inline.State {
  override scanDelims(start: number, canSplitWord: boolean) {
    const run = super.scanDelims(start, canSplitWord);
    const [before, after] = [this.src[start - 1], this.src[start + run.length]];
    return {
      ...run,
      can_open: run.can_open || (isHan(before) && isPunctuation(after)),
      can_close: run.can_close || (isPunctuation(before) && isHan(after)),
    };
  }
};

/** Renders a token in its page. */
const inPage =
  (html: (token: Token, page: PageContext) => string): RendererRule =>
  (tokens, i, _options, env) =>
    html(tokens[i] as Token, env?.page as PageContext);

function linkHtml(token: Token, page: PageContext): string {
  const href = String(token.attrGet("href"));
  const [, expression] = /^nimbers:(.*)/.exec(href) ?? [];
  const target = expression ? page.home + page.reckon(decodeURIComponent(expression), page.lang) : href;
  return `<a href="${escapeHtml(target)}">`;
}

Object.assign(markdown.renderer.rules, {
  claim: inPage(({content}, page) => claimHtml(content, page)),
  formula: inPage(({content}) => formulaHtml(content)),
  link_open: inPage(linkHtml),
  strong_open: () => "<b>",
  strong_close: () => "</b>",
  // Theorems and rules.
  blockquote_open: () => `<div class="statement">`,
  blockquote_close: () => "</div>\n",
  paragraph_close: inPage(({level}) => (level > 0 ? "</p>" : "</p>\n")),
});

/** Throws at a claim that is none, and at a mark that nothing closes. */
function check(inline: Token, path: string) {
  let line = (inline.map?.[0] ?? 0) + 1;
  for (const {type, content} of inline.children ?? []) {
    if (/break$/.test(type)) line++;
    const [open] = (type === "text" && /\[\[|\]\]|[$*]/.exec(content)) || [];
    if (open) throw fault(path, line, `${open} without its other end`);
    if (type !== "claim") continue;
    try {
      parseClaim(content);
    } catch (error) {
      throw fault(path, line, (error as Error).message);
    }
  }
}

const isInline = ({type}: Token) => type === "inline";

/** Parses blocks of Markdown. */
export function parseBlocks({path, line, lines}: Excerpt): Token[] {
  // Empty lines in front make the lines of the tokens those of the file.
  const tokens = markdown.parse("\n".repeat(line - 1) + lines.join("\n"), {});
  for (const inline of tokens.filter(isInline)) check(inline, path);
  return tokens;
}

/** Parses text that is no paragraph of its own, such as a caption. */
export function parseText({path, line, lines}: Excerpt): Token[] {
  const tokens = markdown.parseInline(lines.join("\n"), {});
  for (const inline of tokens) {
    inline.map = [line - 1, line - 1 + lines.length];
    check(inline, path);
  }
  return tokens;
}

/** Pieces of text in Markdown, with their lines. */
export const textsOf = (tokens: Token[]) =>
  tokens.filter(isInline).map(({content, map}) => ({text: content, line: (map?.[0] ?? 0) + 1}));

export const html = (tokens: Token[], page: PageContext): string =>
  markdown.renderer.render(tokens, markdown.options, {page}).trimEnd();

export const textHtml = (text: string, page: PageContext): string => markdown.renderInline(text, {page});
