// `sg catalog`: what the engine says of its games and problems, with their words in both languages.
import {execFileSync} from "node:child_process";
import {fileURLToPath} from "node:url";
import {openSources} from "./sources.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/** What `use` makes of web/text. */
export async function withWords(use) {
  const sources = await openSources();
  try {
    return use(await sources.load("/web/text/index.ts"));
  } finally {
    await sources.close();
  }
}

/** The document that answers a verb; the engine must have been built. */
export function ask(...words) {
  return JSON.parse(execFileSync(`${root}build/native-release/sg`, words, {encoding: "utf8", maxBuffer: 1 << 26}));
}

export function catalog() {
  const {games, problems} = ask("catalog");
  return withWords(({wordsOf, boardLimits, generalLimits, problemTitles}) => ({
    games: games.map((entry) => {
      const {name, aliases, problems, rule, notation, examples, limits} = wordsOf(entry.id, entry.rules);
      const all = [...limits, ...boardLimits[entry.board], ...generalLimits];
      return {...entry, name, aliases, problems, rule, notation, examples, limits: all};
    }),
    problems: problems.map((problem) => ({...problem, title: problemTitles[problem.ids[0]] ?? null})),
  }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(JSON.stringify(await catalog()));
