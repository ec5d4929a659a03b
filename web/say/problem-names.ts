// Contest problems as their sites call them: "poj-2311" and "POJ 2311" are POJ 2311, "luogu-p2197" is 洛谷 P2197 in Chinese.
import type {Language} from "../text";

/** Where sites have names. */
type Named = Pick<Language<"contest">, "sites">;

/** The site of an id or of a name, in small letters. */
export const siteOf = (problem: string) => {
  const site = problem.replace(/[ -].*$/, "").toLowerCase();
  return site === "codeforces" ? "cf" : site;
};

export const siteName = (site: string) => (t: Named) => t.sites[site] ?? site.toUpperCase();

export const problemName = (problem: string) => (t: Named) =>
  `${siteName(siteOf(problem))(t)} ${problem.replace(/^[^ -]+[ -]/, "").toUpperCase()}`;
