// Contest problems as their sites call them: "poj-2311" and "POJ 2311" are POJ 2311, "luogu-p2197" is 洛谷 P2197 in Chinese.
import type {Sentence} from "../text";

/** The site of an id or of a name, in small letters. */
export const siteOf = (problem: string) => {
  const site = problem.replace(/[ -].*$/, "").toLowerCase();
  return site === "codeforces" ? "cf" : site;
};

export const siteName =
  (site: string): Sentence =>
  (t) =>
    t.sites[site] ?? site.toUpperCase();

export const problemName =
  (problem: string): Sentence =>
  (t) =>
    `${siteName(siteOf(problem))(t)} ${problem.replace(/^[^ -]+[ -]/, "").toUpperCase()}`;
