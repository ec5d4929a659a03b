// List of contest problems that is searched by number, title or site, and the selected problem.
import {useMemo, useRef, useState} from "preact/hooks";
import type {CatalogEntry, Problem} from "../engine/types";
import {problemName, siteName, siteOf} from "../say/problem-names";
import {useEveryLanguage, useTexts} from "../ui/language";
import {onPlainClick} from "../ui/plain-click";
import {Waiting} from "../ui/waiting";
import {type Judging, ProblemPanel} from "./problem";
import {matchesId, problemSearch, sitesOf, titleOf} from "./search";
import {useShownProblem} from "./use-shown-problem";

export interface ContestProps extends Judging {
  /** Empty until the catalogue is loaded; so is `games`. */
  problems: readonly Problem[];
  games: readonly CatalogEntry[];
  /** Any id of the selected problem. */
  chosen: string | null;
  /** Link to a problem, or to the list if `id` is null. */
  problemLink(id: string | null): string;
  gamesLink: string;
  /** Called by a plain click on such a link. */
  onChoose(id: string | null): void;
}

export function Contest({problems, games, chosen, problemLink, gamesLink, onChoose, ...judgingProps}: ContestProps) {
  const t = useTexts("contest");
  const problem = problems.find((candidate) => chosen !== null && matchesId(candidate, chosen));
  const desk = useRef<HTMLDivElement>(null);
  useShownProblem(desk, chosen);
  const listLinkProps = {href: problemLink(null), onClick: onPlainClick(() => onChoose(null))};
  return (
    <div class={`contest-desk ${problem ? "has-problem" : ""}`} ref={desk}>
      <ProblemList {...{problems, games, chosen, problem, problemLink, gamesLink, onChoose}} />
      {problem ? (
        <div class="problem-side" tabIndex={-1}>
          <a class="back" {...listLinkProps}>
            ← {t.contest.back}
          </a>
          <ProblemPanel key={problem.ids[0]} problem={problem} games={games} {...judgingProps} />
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

interface ListProps
  extends Pick<ContestProps, "problems" | "games" | "chosen" | "problemLink" | "gamesLink" | "onChoose"> {
  problem: Problem | undefined;
}

function ProblemList({problems, games, chosen, problem, problemLink, gamesLink, onChoose}: ListProps) {
  const t = useTexts("contest", "solutions");
  const [query, setQuery] = useState("");
  const [site, setSite] = useState("");
  const {languages, fetchAll} = useEveryLanguage("contest", "solutions");
  const sites = useMemo(() => sitesOf(problems), [problems]);
  const find = useMemo(() => {
    const ofSite = problems.filter(({ids}) => site === "" || ids.some((id) => siteOf(id) === site));
    return problemSearch(ofSite, games, [t, ...languages.filter(({lang}) => lang !== t.lang)]);
  }, [problems, games, site, t, languages]);
  const results = find(query);
  const isNarrowed = query.trim() !== "" || site !== "";
  const first = results[0]?.item.ids[0];
  const narrow = (query: string) => {
    setQuery(query);
    setSite("");
  };
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
          {problems.length > 0 && t(isNarrowed ? t.contest.found : t.contest.count, {count: results.length})}
        </p>
      </search>
      {problems.length > 0 && chosen !== null && !problem && (
        <p class="fault" role="alert">
          {t(t.contest.unknown, {id: chosen})}
        </p>
      )}
      {problems.length > 0 && results.length === 0 && (
        <div class="nothing">
          <p>{t.sentences([t.contest.none, t.contest.try])}</p>
          <p class="controls">
            {Object.values(t.contest.suggestions).map((suggestion) => (
              <button type="button" key={suggestion} onClick={() => narrow(suggestion)}>
                {suggestion}
              </button>
            ))}
          </p>
          <p class="controls">
            <button type="button" onClick={() => narrow("")}>
              {t.contest.clear}
            </button>
            <a href={gamesLink}>{t.contest.inGames}</a>
          </p>
        </div>
      )}
      {problems.length === 0 ? (
        <Waiting plates={[3, 3, 3, 3, 3, 3, 3, 3]} />
      ) : (
        <ul class="problems">
          {results.map(({item}) => {
            const id = item.ids.find((id) => siteOf(id) === site) ?? item.ids[0] ?? "";
            const others = item.ids.filter((other) => other !== id);
            return (
              <li key={item.ids[0]}>
                <a
                  href={problemLink(id)}
                  aria-current={item === problem ? "true" : undefined}
                  onClick={onPlainClick(() => onChoose(id))}
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
