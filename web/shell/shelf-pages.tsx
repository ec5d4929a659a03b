// The pages that show no position of their own: games, puzzles, contest problems, articles.
import {useEffect, useMemo} from "preact/hooks";
import {ContestPage as Contest} from "../contest/contest-page";
import {late} from "../delivery/late";
import type {Play} from "../engine/types";
import {GamesPage as Games} from "../gallery/games-page";
import {isTheme} from "../game/puzzle-themes";
import {PuzzlesPage as Puzzles} from "../puzzles/puzzles-page";
import {useLanguage} from "../ui/language";
import {LateOf} from "../ui/late";
import {articleAddress, hasSite} from "../ui/site";
import {Frame} from "./frame";
import {puzzleLinks, type Site, settingsOf} from "./site";

/** To another page within the site, as a link to it would lead. */
const follow = (link: string) => {
  location.hash = link;
};

export function GamesPage({site}: {site: Site}) {
  const t = useLanguage();
  const {chosen, linkTo} = settingsOf(site);
  const {lang, theme} = chosen;
  const cards = site.samples.cards.value;
  // A picture of every game, which is drawn anew for nothing but another language.
  const games = useMemo(() => {
    const linkOf = (address: string, play: Play) => linkTo.position(address, play, "play");
    return <Games cards={cards} linkOf={linkOf} onOpen={(address, play) => follow(linkOf(address, play))} />;
  }, [cards, lang, theme]);
  return (
    <Frame site={site} page="games" title={[t.gallery.title]}>
      <main>{games}</main>
    </Frame>
  );
}

export function PuzzlesPage({site, thing}: {site: Site; thing: string | null}) {
  const t = useLanguage();
  const {samples, puzzles, vocabulary} = site;
  useEffect(() => void vocabulary.load(), [vocabulary]);
  return (
    <Frame site={site} page="puzzles" title={[...(isTheme(thing) ? [t.puzzles.names[thing]] : []), t.table.puzzles]}>
      <main>
        <Puzzles
          shelf={puzzles}
          catalog={samples.catalog.value}
          named={vocabulary.named.value}
          chosen={thing}
          links={puzzleLinks(settingsOf(site))}
          onOpen={follow}
        />
      </main>
    </Frame>
  );
}

export function ContestPage({site, thing}: {site: Site; thing: string | null}) {
  const t = useLanguage();
  const {judging, samples} = site;
  const {linkTo} = settingsOf(site);
  return (
    <Frame site={site} page="contest" title={[t.contest.title]}>
      <main>
        <Contest
          problems={judging.problems.value}
          games={samples.catalog.value}
          judged={judging.judged.value}
          fault={judging.fault.value}
          busy={judging.busy.value}
          chosen={thing}
          problemLink={(id) => linkTo.page("contest", id)}
          linkOf={(address, play) => linkTo.position(address, play)}
          onChoose={(id) => follow(linkTo.page("contest", id))}
          onJudge={judging.judge}
          onClear={judging.clear}
          onOpen={(address, play) => follow(linkTo.position(address, play))}
        />
      </main>
    </Frame>
  );
}

const articles = late(() => import("../learn"));

export function LearnPage({site}: {site: Site}) {
  const t = useLanguage();
  useEffect(() => {
    if (hasSite) void articles.load();
  }, []);
  const theme = site.state.theme.value;
  return (
    <Frame site={site} page="learn" title={[t.table.learn]}>
      <main>
        <h1 tabindex={-1}>{t.table.learn}</h1>
        {hasSite && (
          <LateOf late={articles} plates={[24]}>
            {({articles, embedding}) => (
              <ul class="articles">
                {[...articles, embedding].map(({slug, title, lede}) => (
                  <li key={slug}>
                    <a href={articleAddress(slug, t.lang, theme)}>{title[t.lang]}</a>
                    <p>{lede[t.lang]}</p>
                  </li>
                ))}
              </ul>
            )}
          </LateOf>
        )}
      </main>
    </Frame>
  );
}
