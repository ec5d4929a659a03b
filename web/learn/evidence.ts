// What the grounds of the answers rest on: what was compared with what, how often, and the command that does it again.
import type {Words} from "./article";
import {opening, whole} from "./html";
import {rich, type Surroundings, safe} from "./rich";

/** What the runs of a suite have shown: so many cases by the key of each claim. */
export interface SuiteFigures {
  suite: string;
  /** Of the long programme. */
  long: boolean;
  figures: Record<string, number>;
}

const w = (en: string, zh: string): Words => ({en, zh});

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
  sanitized: w("under sanitizers", "在内存与未定义行为检查下"),
  limits: w("What this does not show", "没有说明的"),
  limitsText: w(
    "A comparison speaks for the positions that were compared; past them stands the proof of the theorem, and where there is none, docs/theory.md says so. Sizes were chosen so that the bare rules can still be followed. The page is tested in Chromium alone.",
    "核对只能为核对过的局面作保；更大的局面靠定理的证明，没有证明的，docs/theory.md 里写明。规模的上限，取决于照规则硬算还能算到哪里。网页只在 Chromium 中测试。",
  ),
};

interface Claim {
  what: Words;
  against: Words;
}

interface Section {
  /** As an answer names it; of what is no ground, a name for links. */
  anchor: string;
  title: Words;
  says: Words;
  claims: Record<string, Claim>;
}

const rules = w("the bare definition: mex or winner over all moves", "定义本身：遍历全部走法求 mex 或胜负");

export const sections: Section[] = [
  {
    anchor: "theorem",
    title: w("By a theorem", "依据定理"),
    says: w(
      "A formula answers at once, for heaps of any size. It is never taken on trust: on every position up to a size, of every game, convention and ruleset, what it says of value, winner, number and list of winning moves is compared with what the rules alone give.",
      "公式立刻给出答案，堆再大也一样。但公式从不凭信任采用：每个游戏、每种规则、每种胜负约定，在一定规模以内的所有局面上，它给出的值、胜负、必胜走法的数目和清单，都同只按规则推出的结果核对。",
    ),
    claims: {
      laws: {what: w("Positions of every game, whole", "每个游戏的全部小局面"), against: rules},
      induction: {
        what: w("Larger positions of every game", "每个游戏的较大局面"),
        against: w("what the engine says of all their options", "引擎对其全部后继的结论"),
      },
      known: {
        what: w("Small positions, alone and in sums, of which nothing is unknown", "小局面及其和，没有一项未知"),
        against: w(
          "the demand that winner, values, moves, length and plan are all told",
          "胜负、值、走法、步数、方案须全部给出",
        ),
      },
    },
  },
  {
    anchor: "period",
    title: w("By a period", "依据周期"),
    says: w(
      "Past the values that were made, a proved period continues them. Each proof is a certificate, which a second program checks without the first.",
      "算出的值之外，由证明过的周期接续。每个证明都是一份凭证，由另一个程序独立检验。",
    ),
    claims: {
      periods: {
        what: w("Periods of octal games, with their preperiods", "八进制游戏的周期与前周期"),
        against: w("those published", "已发表的结果"),
      },
      "forged-certificates": {
        what: w(
          "Edits of genuine certificates, none accepted unless still true",
          "对真凭证的改动，除非仍然成立，一概拒收",
        ),
        against: w("the values, made anew", "重新算出的值"),
      },
    },
  },
  {
    anchor: "table",
    title: w("By a table", "依据数表"),
    says: w(
      "Values are made one after the other, by kernels that are much quicker than the definition. They are compared with it, with tables from the literature, and with cases that other programs found by brute force.",
      "值由远快于定义的程序逐个算出，再同定义、同文献中的数表、同其他程序穷举得到的结果核对。",
    ),
    claims: {
      "tables-native": {
        what: w("Rows of published tables, the engine of the command", "已发表数表的各行，命令行引擎"),
        against: w("the literature", "文献"),
      },
      "tables-wasm": {
        what: w("The same, the engine of this page", "同上，本页的引擎"),
        against: w("the literature", "文献"),
      },
      "oracles-native": {
        what: w("Whole positions, the engine of the command", "完整局面，命令行引擎"),
        against: w("brute force written apart from it", "另行编写的穷举程序"),
      },
      "oracles-wasm": {
        what: w("The same, the engine of this page", "同上，本页的引擎"),
        against: w("brute force written apart from it", "另行编写的穷举程序"),
      },
    },
  },
  {
    anchor: "search",
    title: w("By search", "依据搜索"),
    says: w(
      "Everything that can follow was gone through. What comes of it can be handed on as a plan, which about ninety lines check without any theory.",
      "所有可能的后续都走过一遍。所得结果可以写成一份方案，用九十来行代码、不靠任何理论就能检验。",
    ),
    claims: {
      plans: {
        what: w("Winner’s plans, whole", "必胜方的完整方案"),
        against: w("the moves of the rules, reply by reply", "规则允许的走法，逐个应对"),
      },
      "value-proofs": {
        what: w("Values, each proved by a plan", "由方案证明的值"),
        against: w("the same", "同上"),
      },
      "forged-plans": {
        what: w("Edits of genuine plans, none accepted unless still true", "对真方案的改动，除非仍然成立，一概拒收"),
        against: w("the rules", "规则"),
      },
      remoteness: {
        what: w("How long a game lasts, and the moves that do it", "对局还有几步，以及相应的走法"),
        against: w("every move that the rules list", "规则列出的全部走法"),
      },
    },
  },
];

/** The rows of a claim, one for each suite that has shown it. */
function rows(key: string, {what, against}: Claim, figures: SuiteFigures[], page: Surroundings): string {
  const {lang} = page;
  const say = (words: Words) => safe(words[lang]);
  return figures
    .filter((own) => own.figures[key] !== undefined)
    .map(({suite, long, figures: own}) => {
      const under = suite === "asan" ? `, ${say(text.sanitized)}` : "";
      const count = new Intl.NumberFormat(lang === "zh" ? "zh-CN" : "en").format(own[key] ?? 0);
      const command = long ? "npm run test:long" : "npm test";
      return `<tr><th scope="row">${say(what)}${under}<small>${say(against)}</small></th><td>${count}</td><td><code>${command}</code></td></tr>`;
    })
    .join("\n");
}

export function evidencePage(figures: SuiteFigures[], page: Surroundings): string {
  const say = (words: Words) => safe(words[page.lang]);
  const parts = sections.map(
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
