// Page of evidence for the grounds of answers: what was compared with what, how often, and the command that repeats it.
import {languages} from "../text/languages";
import {headerHtml, pageHtml} from "./article-pages";
import {type Claim, sections} from "./evidence-words";
import {textHtml} from "./markdown";
import {escapeHtml, type PageContext} from "./page-context";
import type {Words} from "./words";

/** Results of a suite's run: the number of cases by the key of each claim. */
export interface SuiteFigures {
  suite: string;
  /** True for suites of the long programme. */
  long: boolean;
  figures: Record<string, number>;
}

export const evidence = {
  slug: "evidence",
  title: {en: "What an answer rests on", zh: "凭什么相信"},
  lede: {
    en: "Every answer says what it rests on. Here is what each kind was compared with, how often, and the command that repeats it.",
    zh: "每个答案都写明依据。这里列出每种依据同什么核对过、核对了多少次，以及人人都能照做一遍的命令。",
  },
};

const pageText = {
  claim: {en: "What, and compared with what", zh: "内容与核对对象"},
  cases: {en: "Cases", zh: "次数"},
  command: {en: "Command", zh: "命令"},
  sanitized: {en: " (under sanitizers: {count})", zh: "（内存与未定义行为检查下：{count}）"},
  limits: {en: "What this does not show", zh: "没有说明的"},
  limitsText: {
    en: "A comparison covers only the positions that were compared. Beyond them you rely on the proof of the theorem; where there is none, docs/theory.md says so. The sizes are as large as the bare rules can still handle. A reader's first steps are tested in Chromium, Firefox and WebKitGTK, the rest of the page only in Chromium.",
    zh: "核对只能为核对过的局面作保；更大的局面靠定理的证明，没有证明的，docs/theory.md 里写明。规模的上限，取决于照规则硬算还能算到哪里。读者最先要做的几步，在 Chromium、Firefox 和 WebKitGTK 里都走过一遍；网页的其余部分只在 Chromium 中测试。",
  },
};

const isSanitized = ({suite}: SuiteFigures) => /^(?:asan|sanitized)/.test(suite);

/** Table rows of a claim, one for each suite that checked it; the first also has the count under sanitizers. */
function rows(key: string, {what, against}: Claim, figures: SuiteFigures[], page: PageContext): string {
  const {lang} = page;
  const say = (words: Words) => escapeHtml(words[lang]);
  const countOf = (run: SuiteFigures) => new Intl.NumberFormat(languages[lang].tag).format(run.figures[key] ?? 0);
  const relevantRuns = figures.filter((run) => run.figures[key] !== undefined);
  const sanitizedRun = relevantRuns.find(isSanitized);
  const plainRuns = relevantRuns.filter((run) => !isSanitized(run));
  return (plainRuns.length ? plainRuns : relevantRuns)
    .map((run, i) => {
      const hasSanitized = sanitizedRun && i === 0 && run !== sanitizedRun;
      const sanitizedText = hasSanitized ? say(pageText.sanitized).replace("{count}", countOf(sanitizedRun)) : "";
      const command = run.long ? "npm run test:long" : "npm test";
      return `<tr><th scope="row">${say(what)}<small>${say(against)}${sanitizedText}</small></th><td>${countOf(run)}</td><td><code>${command}</code></td></tr>`;
    })
    .join("\n");
}

export function evidencePage(figures: SuiteFigures[], page: PageContext): string {
  const say = (words: Words) => escapeHtml(words[page.lang]);
  const isShown = (key: string) => figures.some((run) => run.figures[key] !== undefined);
  const shownSections = sections.filter(({claims}) => Object.keys(claims).some(isShown));
  const parts = shownSections.map(
    ({anchor, title, says, claims}) => `<section id="${anchor}">
<h2>${say(title)}</h2>
<p>${textHtml(says[page.lang], page)}</p>
<table class="figures">
<thead><tr>${[pageText.claim, pageText.cases, pageText.command].map((head) => `<th scope="col">${say(head)}</th>`).join("")}</tr></thead>
<tbody>
${Object.entries(claims)
  .map(([key, claim]) => rows(key, claim, figures, page))
  .join("\n")}
</tbody>
</table>
</section>`,
  );
  const {slug} = evidence;
  const [title, lede] = [evidence.title[page.lang], evidence.lede[page.lang]];
  const main = `<article>
${headerHtml(title, lede)}
${parts.join("\n")}
<h2>${say(pageText.limits)}</h2>
<p>${textHtml(pageText.limitsText[page.lang], page)}</p>
</article>`;
  return pageHtml({file: `${slug}.html`, title, lede, main}, page);
}
