// Problems found by number, title or site, and by the game that they are.
import type {CatalogEntry, Problem} from "../engine/types";
import {problemName, siteOf} from "../say/problem-names";
import type {Language} from "../text";
import {foundOf} from "../text/found";
import {searchAmong} from "../ui/search";

/** As the engine spells what may be typed for a problem. */
const squeezed = (typed: string) =>
  typed
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Whether a problem is meant by an id as it is typed: "HDU 1850", "洛谷P2197". */
export const isMeant = ({spellings}: Problem, typed: string) => spellings.includes(squeezed(typed));

/** The game of the catalogue that bears the problem's number. */
export const gameOf = (problem: Problem, games: readonly CatalogEntry[], t: Language<"contest">) =>
  games.find(({id, rules}) => foundOf(id, rules, t).problems.some((name) => isMeant(problem, name)));

/** Its game in a line. */
export const saysOf = ({ids}: Problem, {solutions}: Language<"solutions">) => {
  const says: Record<string, string> = solutions.says;
  return says[ids[0] ?? ""] ?? "";
};

export const titleOf = ({ids}: Problem, t: Language<"contest">) => t.problemTitles[ids[0] ?? ""] ?? "";

/** The sites of all problems, those with many first. */
export function sitesOf(problems: readonly Problem[]): string[] {
  const counts = new Map<string, number>();
  for (const site of problems.flatMap(({ids}) => ids.map(siteOf))) counts.set(site, (counts.get(site) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([site]) => site);
}

type ContestLanguage = Language<"contest" | "solutions">;

/** The first language is the reader's; the problems come in the order of their sites and numbers. */
export function problemSearch(
  problems: readonly Problem[],
  games: readonly CatalogEntry[],
  languages: readonly [ContestLanguage, ...ContestLanguage[]],
) {
  return searchAmong(problems, (problem) => {
    const game = gameOf(problem, games, languages[0]);
    const {ids, spellings} = problem;
    return {
      names: [...ids, ...spellings, ...languages.flatMap((t) => ids.map((id) => problemName(id)(t)))],
      aliases: languages.map((t) => titleOf(problem, t)),
      sentences: languages.map((t) => saysOf(problem, t)),
      shared: game
        ? languages.flatMap((t) => [t.game(game.id, game.rules).name, ...foundOf(game.id, game.rules, t).aliases])
        : [],
    };
  });
}
