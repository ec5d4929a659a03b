// Search for problems by number, title or site, and by their game.
import type {CatalogEntry, Problem} from "../engine/types";
import {problemName, siteOf} from "../say/problem-names";
import type {Language} from "../text";
import {searchFacts} from "../text/search-facts";
import {createSearch} from "../ui/search";

/** Normalizes typed text as the engine does for a problem's spellings. */
const normalizeSpelling = (typed: string) =>
  typed
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Returns true if a typed id such as "HDU 1850" or "洛谷P2197" refers to the problem. */
export const matchesId = ({spellings}: Problem, typed: string) => spellings.includes(normalizeSpelling(typed));

/** Game in the catalogue that lists the problem's number. */
export const gameOf = (problem: Problem, games: readonly CatalogEntry[], t: Language<"contest">) =>
  games.find(({id, rules}) => searchFacts(id, rules, t).problems.some((name) => matchesId(problem, name)));

/** One-line description of the problem's game; empty if there is none. */
export const summaryOf = ({ids}: Problem, {solutions}: Language<"solutions">) => {
  const says: Record<string, string> = solutions.says;
  return says[ids[0] ?? ""] ?? "";
};

export const titleOf = ({ids}: Problem, t: Language<"contest">) => t.problemTitles[ids[0] ?? ""] ?? "";

/** Sites of all problems, those with the most problems first. */
export function sitesOf(problems: readonly Problem[]): string[] {
  const counts = new Map<string, number>();
  for (const site of problems.flatMap(({ids}) => ids.map(siteOf))) counts.set(site, (counts.get(site) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([site]) => site);
}

type ContestLanguage = Language<"contest" | "solutions">;

/** Creates the search. The first language is the reader's; the problems keep their order, by site and number. */
export function problemSearch(
  problems: readonly Problem[],
  games: readonly CatalogEntry[],
  languages: readonly [ContestLanguage, ...ContestLanguage[]],
) {
  return createSearch(problems, (problem) => {
    const game = gameOf(problem, games, languages[0]);
    const {ids, spellings} = problem;
    return {
      names: [...ids, ...spellings, ...languages.flatMap((t) => ids.map((id) => problemName(id)(t)))],
      aliases: languages.map((t) => titleOf(problem, t)),
      sentences: [languages.map((t) => summaryOf(problem, t))],
      shared: game
        ? languages.flatMap((t) => [t.game(game.id, game.rules).name, ...searchFacts(game.id, game.rules, t).aliases])
        : [],
    };
  });
}
