// Starts the page: the engine, the route of the address, and the view that follows both.
import {computed, effect} from "@preact/signals";
import {render} from "preact";
import {useEffect, useRef} from "preact/hooks";
import {readBar, writeBar, writeLinkText} from "../address/address-bar";
import {formatLink, type Link, parseLink} from "../address/link";
import {importWithRetry} from "../delivery/late";
import {gamesOf} from "../game/analysis/current-games";
import {createEngineStatus} from "../game/catalog/engine-status";
import {createGlossary} from "../game/catalog/glossary";
import {createJudging} from "../game/catalog/judging";
import {createOpenings} from "../game/catalog/openings";
import {createSamples} from "../game/catalog/samples";
import {createCatalogLoader} from "../game/input/catalog-loader";
import {createState} from "../game/state";
import {loadViews} from "../say/board-view";
import {readyToShow} from "../say/ready-to-show";
import {sayMove} from "../say/say";
import {readCurrentGame, storeCurrentGame} from "../ui/current-game";
import {LanguageContext, ReadingContext} from "../ui/language";
import {createLateView, LateView} from "../ui/late";
import {createReading} from "../ui/reading";
import {ErrorBoundary} from "./error-boundary";
import {Frame} from "./frame";
import {whenIdle} from "./idle";
import {storePlace} from "./memory";
import {gameOfRoute, pageOf, pages, placeOf, storiesOn} from "./pages";
import {preferredLang, prefersStill} from "./preferences";
import {initialBar} from "./preload";
import {createRelease} from "./release";
import {createRouting, parseRoute} from "./routes";
import type {Site} from "./site";

const lateViews = new Map(pages.map((page) => [page, createLateView(page)]));

const release = createRelease();
const engineStatus = createEngineStatus({hasStandby: true, onFullEngine: loadViews});
const {engine} = engineStatus;
const catalogLoader = createCatalogLoader(engine);
const glossary = createGlossary(engine);
const {route, linkOf, setLink} = createRouting();

/** Opens the page of a link. Returns the part of the link that concerns a game, or null for a page without a position. */
function openRoute({plain, link, badFields}: Awaited<ReturnType<typeof readBar>>) {
  route.value = parseRoute(plain);
  return route.value ? null : {link, badFields};
}

const initial = await initialBar;
const initialGame = openRoute(initial);

/** Stores the address as the last place, and the game that it shows, if any, as the current one. */
function storeVisit(game: Link | undefined) {
  storePlace(location.hash);
  const link = game ? formatLink(game) : null;
  if (link !== null) storeCurrentGame(link);
}
storeVisit(initialGame?.link);
const state = createState({
  engine,
  catalogLoader,
  // A page without a position, opened in a new document, keeps the current game.
  ...(initialGame ?? parseLink(readCurrentGame() ?? "")),
  say: sayMove,
  readyToShow: (boards, games) => readyToShow(boards, gamesWithStories(games), lang.peek()),
  isStill: prefersStill,
  onLink: (link, push) => {
    if (!route.value) writeBar(link, push);
    storeVisit(route.value ? undefined : link);
  },
  async onPuzzle(puzzle, of) {
    const {puzzleShelfOf} = await importWithRetry(() => import("./puzzle-shelf"));
    await puzzleShelfOf({engineStatus}).record(puzzle, of);
  },
});
const currentPage = computed(() =>
  pageOf(route.value, {
    isPresented: state.presenting.isOpen.value,
    isHome: state.rung.value !== null,
    mode: state.mode.value,
  }),
);
const games = gamesOf(state);
const gamesWithStories = (games: readonly string[]) => storiesOn(currentPage.value, route.value, games);
const lang = computed(() => state.lang.value ?? preferredLang());
const reading = createReading(
  lang,
  computed(() => gamesWithStories(games.value)),
);
if (!initialGame) state.suspend(initial.link);
addEventListener("popstate", async () => {
  const {hash} = location;
  const read = await readBar();
  if (location.hash !== hash) return;
  const next = openRoute(read);
  if (next) state.open(next.link, next.badFields);
  else state.suspend(read.link);
  storeVisit(next?.link);
});
// Debounced: the view changes with every turn of a wheel, and browsers limit how often their address bar may change.
effect(() => {
  const shown = route.value;
  if (!shown) return;
  const settings = {lang: state.lang.value, theme: state.theme.value};
  const next = shown.page.format(shown.link, settings);
  const timer = setTimeout(() => {
    writeLinkText(next, false);
    storePlace(location.hash);
  }, 250);
  return () => clearTimeout(timer);
});

const samples = createSamples(engine);
const openings = createOpenings(async () => {
  const {openingPositions} = await importWithRetry(() => import("../game/catalog/opening-positions"));
  return openingPositions;
});
const judging = createJudging(engine);
// The site is stored once this page has what it needs itself, or after 10 s.
const maxDelay = new Promise((resolve) => setTimeout(resolve, 10_000));
/** Repeats a misère analysis that the starter found by search: the full engine may know a theorem. */
function repeatSearchAnalysis() {
  const answer = state.analysis.answer.value;
  if (answer?.play === "misere" && answer.why.some(({key}) => key === "search")) void state.analysis.retry();
}
function loadLists() {
  const samplesLoading = samples.load();
  void openings.load();
  void Promise.race([samplesLoading.catch(() => {}), maxDelay]).then(release.store);
  void samplesLoading.then(repeatSearchAnalysis, () => {});
  judging.load().catch(() => {});
}
// The lists need the full engine: a page of lists loads them at once, a position once the starter has answered it.
const stopWaiting = effect(() => {
  if (!route.value && !state.analysis.answer.value && !state.analysis.fault.value) return;
  queueMicrotask(() => stopWaiting());
  if (route.value) loadLists();
  else whenIdle(loadLists);
});

/** Scrolls to the top and focuses the heading when another page is opened. */
function useScrollToTop(place: unknown, isReady: boolean) {
  const lastPlace = useRef(place);
  useEffect(() => {
    if (!isReady || lastPlace.current === place) return;
    lastPlace.current = place;
    scrollTo({top: 0});
    document.querySelector<HTMLElement>("h1")?.focus({preventScroll: true});
  }, [place, isReady]);
}

const site: Site = {
  ...{state, reading, engineStatus, samples, openings, judging, glossary, catalogLoader, release},
  ...{page: currentPage, linkOf, setLink},
};

function Page() {
  const t = reading.language.value;
  const page = currentPage.value;
  const part = lateViews.get(page) as NonNullable<ReturnType<typeof lateViews.get>>;
  const View = part.part.value;
  useScrollToTop(gameOfRoute(route.value) ?? placeOf(page, state.rung.value), t !== null && View !== null);
  useEffect(() => {
    if (t) document.getElementById("starting")?.remove();
  }, [t]);
  return (
    <LanguageContext.Provider value={t}>
      <ReadingContext.Provider value={reading}>
        {t && (
          <ErrorBoundary>
            {View ? (
              <View site={site} />
            ) : (
              <Frame key={page} site={site} title={[]}>
                <main>
                  <LateView late={part} plates={[3, 24]}>
                    {() => null}
                  </LateView>
                </main>
              </Frame>
            )}
          </ErrorBoundary>
        )}
      </ReadingContext.Provider>
    </LanguageContext.Provider>
  );
}
const page = document.getElementById("page");
if (page) render(<Page />, page);
