// What the grounds of the answers rest on: what was compared with what, how often, and the command that does it again.
import {type Words, w} from "./article";
import {type Claim, sections} from "./evidence-words";
import {opening, whole} from "./html";
import {rich, type Surroundings, safe} from "./rich";

/** What the runs of a suite have shown: so many cases by the key of each claim. */
export interface SuiteFigures {
  suite: string;
  /** Of the long programme. */
  long: boolean;
  figures: Record<string, number>;
}

export const evidence = {
  slug: "evidence",
  title: w("What an answer rests on", "凭什么相信"),
  lede: w(
    "Every answer names its ground. Here is what each ground has been compared with, how often, and the command with which anyone can do it again.",
    "每个答案都写明依据。这里列出每种依据同什么核对过、核对了多少次，以及人人都能照做一遍的命令。",
  ),
};

const text = {
  claim: w("What, and compared with what", "内容与核对对象"),
  cases: w("Cases", "次数"),
  command: w("Command", "命令"),
  sanitized: w(" (under sanitizers: {count})", "（内存与未定义行为检查下：{count}）"),
  limits: w("What this does not show", "没有说明的"),
  limitsText: w(
    "A comparison speaks for the positions that were compared; past them stands the proof of the theorem, and where there is none, docs/theory.md says so. Sizes were chosen so that the bare rules can still be followed. What a reader does first is gone through in Chromium, Firefox and WebKitGTK; all else of the page is tested in Chromium alone.",
    "核对只能为核对过的局面作保；更大的局面靠定理的证明，没有证明的，docs/theory.md 里写明。规模的上限，取决于照规则硬算还能算到哪里。读者最先要做的几步，在 Chromium、Firefox 和 WebKitGTK 里都走过一遍；网页的其余部分只在 Chromium 中测试。",
  ),
};

const isSanitized = ({suite}: SuiteFigures) => /^(?:asan|sanitized)/.test(suite);

/** The rows of a claim, one for each suite that has shown it; what was shown under sanitizers too stands in the first. */
function rows(key: string, {what, against}: Claim, figures: SuiteFigures[], page: Surroundings): string {
  const {lang} = page;
  const say = (words: Words) => safe(words[lang]);
  const counted = (own: SuiteFigures) =>
    new Intl.NumberFormat(lang === "zh" ? "zh-CN" : "en").format(own.figures[key] ?? 0);
  const showing = figures.filter((own) => own.figures[key] !== undefined);
  const checked = showing.find(isSanitized);
  const plain = showing.filter((own) => !isSanitized(own));
  return (plain.length ? plain : showing)
    .map((own, i) => {
      const isFirst = checked && i === 0 && own !== checked;
      const under = isFirst ? say(text.sanitized).replace("{count}", counted(checked)) : "";
      const command = own.long ? "npm run test:long" : "npm test";
      return `<tr><th scope="row">${say(what)}<small>${say(against)}${under}</small></th><td>${counted(own)}</td><td><code>${command}</code></td></tr>`;
    })
    .join("\n");
}

export function evidencePage(figures: SuiteFigures[], page: Surroundings): string {
  const say = (words: Words) => safe(words[page.lang]);
  const isShown = (key: string) => figures.some((own) => own.figures[key] !== undefined);
  const shown = sections.filter(({claims}) => Object.keys(claims).some(isShown));
  const parts = shown.map(
    ({anchor, title, says, claims}) => `<section id="${anchor}">
<h2>${say(title)}</h2>
<p>${rich(says, page)}</p>
<table class="figures">
<thead><tr>${[text.claim, text.cases, text.command].map((head) => `<th scope="col">${say(head)}</th>`).join("")}</tr></thead>
<tbody>
${Object.entries(claims)
  .map(([key, claim]) => rows(key, claim, figures, page))
  .join("\n")}
</tbody>
</table>
</section>`,
  );
  const {slug, title, lede} = evidence;
  const main = `<article>
${opening(title, lede, "", page)}
${parts.join("\n")}
<h2>${say(text.limits)}</h2>
<p>${rich(text.limitsText, page)}</p>
</article>`;
  return whole({file: `${slug}.html`, title, lede, main}, page);
}
