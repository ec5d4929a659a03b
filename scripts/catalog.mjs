// `sg catalog`: the engine's catalogue of games and problems, with their words in every language.
import {execFileSync} from "node:child_process";
import {fileURLToPath} from "node:url";
import {openSources} from "./sources.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Calls `use` with the languages, English first, the limits that belong to no single game, and the function for search terms. */
export async function withLanguages(use) {
  const sources = await openSources();
  const {limits} = await sources.load("/web/text/limits.ts");
  const {searchFacts} = await sources.load("/web/text/search-facts.ts");
  return use(await sources.languages(), limits, searchFacts);
}

/** Returns the document that answers a verb; the engine must have been built. */
export function ask(...words) {
  return JSON.parse(execFileSync(`${root}build/native-release/sg`, words, {encoding: "utf8", maxBuffer: 1 << 26}));
}

export function catalog() {
  const {games, problems} = ask("catalog");
  return withLanguages((languages, bounds, searchFacts) => {
    const inEach = (say) => Object.fromEntries(languages.map((t) => [t.lang, say(t)]));
    const limitsOn = (board) =>
      Object.entries(bounds[board] ?? {}).map(([name, limit]) => ({
        what: inEach((t) => t.limits[board][name]),
        ...limit,
      }));
    return {
      games: games.map((entry) => {
        const words = (t) => t.game(entry.id, entry.rules);
        const story = (t) => words(t).story;
        const searchTerms = (t) => searchFacts(entry.id, entry.rules, t);
        const {problems} = searchTerms(languages[0]);
        const {notation, examples, limits} = story(languages[0]);
        const describeEach = (parts, say) => Object.fromEntries(Object.keys(parts).map((part) => [part, say(part)]));
        return {
          ...entry,
          name: inEach((t) => words(t).name),
          aliases: [...new Set(languages.flatMap((t) => searchTerms(t).aliases))],
          problems,
          rule: inEach((t) => words(t).rule),
          notation: describeEach(notation, (part) => inEach((t) => story(t).notation[part])),
          examples: describeEach(examples, (kind) => ({
            ...examples[kind],
            says: inEach((t) => story(t).examples[kind].says),
          })),
          limits: [
            ...limits.map((limit, i) => ({...limit, what: inEach((t) => story(t).limits[i].what)})),
            ...limitsOn(entry.board),
            ...limitsOn("general"),
          ],
        };
      }),
      problems: problems.map((problem) => {
        const [id] = problem.ids;
        return {...problem, title: id in languages[0].problemTitles ? inEach((t) => t.problemTitles[id]) : null};
      }),
    };
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(JSON.stringify(await catalog()));
