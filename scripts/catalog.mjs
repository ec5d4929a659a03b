// `sg catalog`: what the engine says of its games and problems, with their words in both languages.
import {execFileSync} from "node:child_process";
import {fileURLToPath} from "node:url";
import {openSources} from "./sources.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The engine must have been built. */
export async function catalog() {
  const engine = execFileSync(`${root}build/native-release/sg`, ["catalog"], {encoding: "utf8", maxBuffer: 1 << 26});
  const {games, problems} = JSON.parse(engine);
  const sources = await openSources();
  try {
    const {wordsOf, boardLimits, generalLimits, problemTitles} = await sources.load("/web/text/index.ts");
    return {
      games: games.map((entry) => {
        const {name, aliases, problems, rule, notation, examples, limits} = wordsOf(entry.id, entry.rules);
        return {
          ...entry,
          name,
          aliases,
          problems,
          rule,
          notation,
          examples,
          limits: [...limits, ...boardLimits[entry.board], ...generalLimits],
        };
      }),
      problems: problems.map((problem) => ({...problem, title: problemTitles[problem.ids[0]] ?? null})),
    };
  } finally {
    await sources.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(JSON.stringify(await catalog()));
