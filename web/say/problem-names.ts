// Names of contest problems as their sites write them: "poj-2311" and "POJ 2311" are POJ 2311, "luogu-p2197" is 洛谷
// P2197 in Chinese.
import type {Language} from "../text";

/** Words with the names of the sites. */
type SiteWords = Pick<Language<"contest">, "sites">;

/** Site of a problem's id or name, in lower case. */
export const siteOf = (problem: string) => {
  const site = problem.replace(/[ -].*$/, "").toLowerCase();
  return site === "codeforces" ? "cf" : site;
};

export const siteName = (site: string) => (t: SiteWords) => t.sites[site] ?? site.toUpperCase();

export const problemName = (problem: string) => (t: SiteWords) =>
  `${siteName(siteOf(problem))(t)} ${problem.replace(/^[^ -]+[ -]/, "").toUpperCase()}`;
