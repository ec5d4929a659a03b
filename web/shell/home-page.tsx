// First page of the site.
import {useRef} from "preact/hooks";
import {harderGame} from "../game/modes/onboarding";
import {Home} from "../home/home";
import {createWonLevels} from "../home/won-levels";
import {AnnounceOf} from "../play/connected";
import {useSharing} from "../share/use-sharing";
import {LateView} from "../ui/late";
import {ArticleLinks} from "./article-links";
import {articleOfLevel} from "./article-topics";
import {BadLink, focusBoardIn, SkipToBoard} from "./board-page";
import {useShortcuts} from "./document-head";
import {Frame} from "./frame";
import {offersPart} from "./late-parts";
import {levelStorage} from "./memory";
import {page as games} from "./pages/games";
import {type PageProps, settingsOf} from "./site";
import "../home/home.css";

const wonLevels = createWonLevels(levelStorage);

export function HomePage({site}: PageProps) {
  const {state} = site;
  const root = useRef<HTMLDivElement>(null);
  const {linkTo} = settingsOf(site);
  const {button, dialog} = useSharing(state);
  useShortcuts(state, root);
  return (
    <Frame site={site} title={[]} root={root} skip={<SkipToBoard onSkip={() => focusBoardIn(root.current)} />}>
      <main>
        <BadLink state={state} />
        <Home
          state={state}
          root={root}
          wonLevels={wonLevels}
          links={{
            level: linkTo.home,
            harder: linkTo.position(harderGame, "normal", "play"),
            games: linkTo.page(games),
          }}
          beside={button}
          articleOn={(level) => <ArticleLinks site={site} slugs={[articleOfLevel[level]]} from={linkTo.game()} />}
        />
        <section class="offers">
          {/* After the position, which a first visit waits for. */}
          {state.analysis.answer.value && (
            <LateView late={offersPart} plates={[12]}>
              {({HomeOffers}) => <HomeOffers site={site} />}
            </LateView>
          )}
        </section>
        {dialog}
      </main>
      <AnnounceOf state={state} />
    </Frame>
  );
}
