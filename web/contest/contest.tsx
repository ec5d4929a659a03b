// Contest problems: found by number, title or site in a list that stays in sight, and the one that is chosen.
import {useMemo, useState} from "preact/hooks";
import type {CatalogEntry, Problem} from "../engine/types";
import {problemName, siteName, siteOf} from "../say/problem-names";
import {following} from "../ui/following";
import {useEveryLanguage, useWords} from "../ui/language";
import {Waiting} from "../ui/waiting";
import {type Judging, ProblemPanel} from "./problem";
import {isMeant, problemSearch, sitesOf, titleOf} from "./search";

export interface ContestProps extends Judging {
  /** None until the catalogue is there, and so with the games. */
  problems: readonly Problem[];
  games: readonly CatalogEntry[];
  /** Any id of the problem that is shown. */
  chosen: string | null;
  /** The link to a problem, and to the list alone. */
  problemLink(id: string | null): string;
  /** What a plain click on such a link does. */
  onChoose(id: string | null): void;
}

export function Contest({problems, games, chosen, problemLink, onChoose, ...judging}: ContestProps) {
  const t = useWords("contest");
  const problem = problems.find((one) => chosen !== null && isMeant(one, chosen));
  const toAll = {href: problemLink(null), onClick: following(() => onChoose(null))};
  return (
    <div class={`contest-desk ${problem ? "has-problem" : ""}`}>
      <ProblemList {...{problems, games, problem, problemLink, onChoose}} />
      {problem ? (
        <div class="problem-side">
          <a class="back" {...toAll}>
            ← {t.contest.back}
          </a>
          <ProblemPanel key={problem.ids[0]} problem={problem} games={games} {...judging} />
        </div>
      ) : (
        <div class="problem-side">
          {problems.length > 0 || chosen === null ? (
            <p class="quiet">{t.contest.choose}</p>
          ) : (
            <Waiting plates={[3, 12, 12]} />
          )}
        </div>
      )}
    </div>
  );
}

interface ListProps extends Pick<ContestProps, "problems" | "games" | "problemLink" | "onChoose"> {
  problem: Problem | undefined;
}

function ProblemList({problems, games, problem, problemLink, onChoose}: ListProps) {
  const t = useWords("contest", "solutions");
  const [query, setQuery] = useState("");
  const [site, setSite] = useState("");
  const {languages, fetchAll} = useEveryLanguage("contest", "solutions");
  const sites = useMemo(() => sitesOf(problems), [problems]);
  const find = useMemo(() => {
    const ofSite = problems.filter(({ids}) => site === "" || ids.some((id) => siteOf(id) === site));
    return problemSearch(ofSite, games, [t, ...languages.filter(({lang}) => lang !== t.lang)]);
  }, [problems, games, site, t, languages]);
  const found = find(query);
  const isNarrowed = query.trim() !== "" || site !== "";
  const first = found[0]?.item.ids[0];
  const chip = (key: string, name: string) => (
    <button type="button" key={key} aria-pressed={site === key} onClick={() => setSite(key)}>
      {name}
    </button>
  );
  return (
    <div class="problem-list" aria-busy={problems.length === 0}>
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (query.trim() !== "" && first !== undefined) onChoose(first);
          }}
        >
          <label class="query">
            <span>{t.contest.search}</span>
            <input
              type="search"
              value={query}
              placeholder={t.contest.hint}
              onFocus={fetchAll}
              onInput={(event) => setQuery(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== "Escape" || query === "") return;
                event.preventDefault();
                setQuery("");
              }}
            />
          </label>
        </form>
        <fieldset class="sites">
          <legend class="spoken">{t.contest.site}</legend>
          {chip("", t.contest.allSites)}
          {sites.map((key) => chip(key, siteName(key)(t)))}
        </fieldset>
        <p class="count" role="status">
          {problems.length > 0 && t(isNarrowed ? t.contest.found : t.contest.count, {count: found.length})}
        </p>
      </search>
      {problems.length > 0 && found.length === 0 && (
        <p>
          {t.contest.none}{" "}
          <button
            type="button"
            onClick={() => {
              setQuery("");
              setSite("");
            }}
          >
            {t.contest.clear}
          </button>
        </p>
      )}
      {problems.length === 0 ? (
        <Waiting plates={[3, 3, 3, 3, 3, 3, 3, 3]} />
      ) : (
        <ul class="problems">
          {found.map(({item}) => {
            const id = item.ids.find((id) => siteOf(id) === site) ?? item.ids[0] ?? "";
            const others = item.ids.filter((other) => other !== id);
            return (
              <li key={item.ids[0]}>
                <a
                  href={problemLink(id)}
                  aria-current={item === problem ? "true" : undefined}
                  onClick={following(() => onChoose(id))}
                >
                  <span class="id">{problemName(id)(t)}</span>
                  <span class="title">{titleOf(item, t)}</span>
                  {others.length > 0 && (
                    <span class="others">{t.list(others.map((other) => problemName(other)(t)))}</span>
                  )}
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
