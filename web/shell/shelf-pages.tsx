// The pages that show no position of their own: games, puzzles, contest problems, articles.
import {useEffect, useState} from "preact/hooks";
import {formatLink, unplayed} from "../address/link";
import {Judge} from "../contest/judge";
import type {Play} from "../engine/types";
import {Gallery} from "../gallery/gallery";
import {dayOf} from "../game/puzzle";
import {languages} from "../text";
import {useLanguage} from "../ui/language";
import {hasSite} from "../ui/site";
import {Frame} from "./frame";
import {type Site, settingsOf} from "./site";

export function GamesPage({site}: {site: Site}) {
  const t = useLanguage();
  const {linkTo} = settingsOf(site);
  const open = (address: string, play: Play) => {
    location.hash = linkTo.position(address, play, "play");
  };
  return (
    <Frame site={site} page="games" title={[t.table.games]}>
      <main>
        <Gallery cards={site.samples.cards.value} onOpen={open} />
      </main>
    </Frame>
  );
}

export function PuzzlesPage({site}: {site: Site}) {
  const t = useLanguage();
  const {chosen} = settingsOf(site);
  const daily = formatLink({
    ...{...unplayed, ...chosen, play: "normal", address: null},
    ...{mode: "play", puzzle: dayOf(new Date())},
  });
  return (
    <Frame site={site} page="puzzles" title={[t.table.puzzles]}>
      <main>
        <h1 tabindex={-1}>{t.table.puzzles}</h1>
        <p>
          <a href={daily ?? "#/"}>{t.puzzles.daily}</a>
        </p>
      </main>
    </Frame>
  );
}

export function ContestPage({site}: {site: Site}) {
  const t = useLanguage();
  const {judging} = site;
  const {linkTo} = settingsOf(site);
  const open = (address: string, play: Play) => {
    location.hash = linkTo.position(address, play);
  };
  return (
    <Frame site={site} page="contest" title={[t.ui.contest]}>
      <main>
        <Judge
          problems={judging.problems.value}
          judged={judging.judged.value}
          fault={judging.fault.value}
          busy={judging.busy.value}
          linkOf={(address, play) => linkTo.position(address, play)}
          onJudge={judging.judge}
          onClear={judging.clear}
          onOpen={open}
        />
      </main>
    </Frame>
  );
}

type Articles = typeof import("../learn")["articles"];

export function LearnPage({site}: {site: Site}) {
  const t = useLanguage();
  const [articles, setArticles] = useState<Articles>([]);
  useEffect(() => {
    if (hasSite) void import("../learn").then((found) => setArticles(found.articles));
  }, []);
  const folder = languages[t.lang].articles.replace(/[^/]*$/, "");
  const theme = site.state.theme.value;
  return (
    <Frame site={site} page="learn" title={[t.table.learn]}>
      <main>
        <h1 tabindex={-1}>{t.table.learn}</h1>
        <ul class="articles">
          {articles.map(({slug, title, lede}) => (
            <li key={slug}>
              <a href={`${folder}${slug}.html${theme ? `?theme=${theme}` : ""}`}>{title[t.lang]}</a>
              <p>{lede[t.lang]}</p>
            </li>
          ))}
        </ul>
      </main>
    </Frame>
  );
}
