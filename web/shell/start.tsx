// The start: the engine, the link that is read, and the page that follows both.
import {computed, effect, signal} from "@preact/signals";
import {type FunctionComponent, render} from "preact";
import {useEffect, useRef} from "preact/hooks";
import {readBar, write, writeBar} from "../address/address-bar";
import {parseLink} from "../address/link";
import {formatNimbers, parseNimbers} from "../address/nimber-link";
import {formatPage, type PageLink, parsePage} from "../address/pages";
import {formatSequence, parseSequence} from "../address/sequence-link";
import {createGlossing} from "../game/glossing";
import {createJudging} from "../game/judging";
import {createPresence} from "../game/presence";
import {createProgress} from "../game/puzzle-progress";
import {createPuzzleShelf} from "../game/puzzle-shelf";
import {createSamples} from "../game/samples";
import {createState} from "../game/state";
import {createVocabulary} from "../game/vocabulary";
import {createReckoning} from "../nimbers/reckoning";
import {calledOf} from "../say/called";
import {sayMove} from "../say/say";
import {createSequencing} from "../sequences/sequencing";
import {everyLanguage} from "../text";
import {LanguageContext} from "../ui/language";
import {createReading} from "../ui/reading";
import {AnalysisPage} from "./analysis-page";
import {GamePage} from "./game-page";
import {HomePage} from "./home-page";
import {whenIdle} from "./idle";
import {keepPlace, keptPuzzles, placeBefore} from "./memory";
import {Mishaps} from "./mishaps";
import {NimberPage} from "./nimber-page";
import {preferredLang, prefersStill} from "./preferences";
import {PresentPage} from "./present-page";
import {createRelease} from "./release";
import {SequencePage} from "./sequence-page";
import {ContestPage, GamesPage, LearnPage, PuzzlesPage} from "./shelf-pages";
import type {Site} from "./site";

const release = createRelease();
const presence = createPresence(true);
const {engine} = presence;
const vocabulary = createVocabulary(engine, async (catalog) => calledOf(catalog, await everyLanguage()));
const sequencing = createSequencing(engine, vocabulary);
const reckoning = createReckoning(engine);
const glossing = createGlossing(engine);
const progress = createProgress(keptPuzzles, () => new Date());
const puzzles = createPuzzleShelf(engine, progress);
/** The page that shows no position; null where a game or its values are shown. */
const shelf = signal<PageLink | null>(null);
const isBeside = () => shelf.value !== null || sequencing.isOpen.value || reckoning.isOpen.value;

/** What the link opens of a game; null where it is of a page beside it. */
function route({plain, link, bad}: Awaited<ReturnType<typeof readBar>>) {
  const [page, sequence, nimbers] = [parsePage(plain), parseSequence(plain), parseNimbers(plain)];
  shelf.value = page;
  if (sequence) sequencing.show(sequence);
  else sequencing.leave();
  if (nimbers) reckoning.show(nimbers);
  else reckoning.leave();
  return page || sequence || nimbers ? null : {link, bad};
}

// A reader who comes back without a link goes on where they were.
const before = placeBefore();
if (/^#?\/?$/.test(location.hash) && before) history.replaceState(null, "", before);
const first = await readBar();
const begun = route(first);
keepPlace(location.hash);
const state = createState({
  engine,
  vocabulary,
  ...(begun ?? parseLink("")),
  say: sayMove,
  isStill: prefersStill,
  onLink: (link, push) => {
    if (!isBeside()) writeBar(link, push);
    keepPlace(location.hash);
  },
  onPuzzle: progress.ended,
});
const reading = createReading(computed(() => state.lang.value ?? preferredLang()));
if (!begun) state.setAside(first.link);
addEventListener("popstate", async () => {
  const {hash} = location;
  const read = await readBar();
  if (location.hash !== hash) return;
  keepPlace(hash);
  const next = route(read);
  if (next) state.open(next.link, next.bad);
  else state.setAside(read.link);
});
// What is seen changes with every turn of a wheel; a browser takes few changes of its bar.
effect(() => {
  if (!isBeside()) return;
  const chosen = {lang: state.lang.value, theme: state.theme.value};
  const next = shelf.value
    ? formatPage(shelf.value, chosen)
    : sequencing.isOpen.value
      ? formatSequence(sequencing.link.value, chosen)
      : formatNimbers(reckoning.link.value, chosen);
  const later = setTimeout(() => {
    write(next, false);
    keepPlace(location.hash);
  }, 250);
  return () => clearTimeout(later);
});

const samples = createSamples(engine);
const judging = createJudging(engine);
// The site is kept once this page has what it needs itself, or does not get it.
const patience = new Promise((resolve) => setTimeout(resolve, 10_000));
function loadLists() {
  void Promise.race([samples.load().catch(() => {}), patience]).then(release.keep);
  judging.load().catch(() => {});
}
// They take the whole engine: a page of lists has them at once, a position once the starter has answered it.
const stopWaiting = effect(() => {
  if (!isBeside() && !state.analysis.answer.value && !state.analysis.fault.value) return;
  queueMicrotask(() => stopWaiting());
  if (isBeside()) loadLists();
  else whenIdle(loadLists);
});

/** Whoever goes to another page begins at its head. */
function useHead(page: string, isReady: boolean) {
  const shown = useRef(page);
  useEffect(() => {
    if (!isReady || shown.current === page) return;
    shown.current = page;
    scrollTo({top: 0});
    document.querySelector<HTMLElement>("h1")?.focus({preventScroll: true});
  }, [page, isReady]);
}

const shelves = {games: GamesPage, puzzles: PuzzlesPage, contest: ContestPage, learn: LearnPage};

/** The page that is open, its name, and whether it has all that it shows. */
function opened(): {name: string; isReady: boolean; View: FunctionComponent<{site: Site; thing: string | null}>} {
  if (shelf.value) return {name: shelf.value.page, isReady: true, View: shelves[shelf.value.page]};
  if (sequencing.isOpen.value)
    return {name: "sequences", isReady: sequencing.panel.part.value !== null, View: SequencePage};
  if (reckoning.isOpen.value) return {name: "nimbers", isReady: reckoning.panel.part.value !== null, View: NimberPage};
  if (state.presenting.isOpen.value) return {name: "present", isReady: true, View: PresentPage};
  if (state.rung.value !== null) return {name: `home ${state.rung.value}`, isReady: true, View: HomePage};
  return {name: "game", isReady: true, View: state.mode.value === "play" ? GamePage : AnalysisPage};
}

const site: Site = {
  ...{state, reading, presence, samples, judging, sequencing, reckoning, glossing, puzzles, vocabulary},
  release,
};

function Page() {
  const t = reading.language.value;
  const {name, isReady, View} = opened();
  useHead(name, t !== null && isReady);
  useEffect(() => {
    if (t) document.getElementById("starting")?.remove();
  }, [t]);
  return (
    <LanguageContext.Provider value={t}>
      {t && (
        <Mishaps>
          <View site={site} thing={shelf.value?.chosen ?? null} />
        </Mishaps>
      )}
    </LanguageContext.Provider>
  );
}
const page = document.getElementById("page");
if (page) render(<Page />, page);
