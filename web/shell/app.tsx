// Starts the page: the engine, the route of the address, and the view that follows both.
import {computed, effect, signal} from "@preact/signals";
import {render} from "preact";
import {useEffect, useRef} from "preact/hooks";
import {readBar, write, writeBar} from "../address/address-bar";
import {parseLink} from "../address/link";
import {formatNimbers, type NimberLink, parseNimbers} from "../address/nimber-link";
import {formatPage, type PageLink, parsePage} from "../address/pages";
import {formatProgram, type ProgramLink, parseProgram} from "../address/program-link";
import {formatSequence, parseSequence} from "../address/sequence-link";
import {formatValue, parseValue, type ValueLink} from "../address/value-link";
import {imported} from "../delivery/late";
import {createEngineStatus} from "../game/engine-status";
import {createGlossary} from "../game/glossary";
import {createJudging} from "../game/judging";
import {createNameIndex} from "../game/name-index";
import {gamesOf} from "../game/opened";
import {createProgress} from "../game/puzzle-progress";
import {createPuzzleShelf} from "../game/puzzle-shelf";
import {createSamples} from "../game/samples";
import {createState} from "../game/state";
import {loadViews} from "../say/board-view";
import {readyToShow} from "../say/ready-to-show";
import {sayMove} from "../say/say";
import {createSequencing} from "../sequences/sequencing";
import {everyLanguage} from "../text";
import {LanguageContext, ReadingContext} from "../ui/language";
import {LateOf, lateWithWords} from "../ui/late";
import {createReading} from "../ui/reading";
import {Frame} from "./frame";
import {whenIdle} from "./idle";
import type {PageName} from "./masthead";
import {keepPlace, keptPuzzles} from "./memory";
import {Mishaps} from "./mishaps";
import {type Opened, pages, tellsStories} from "./pages";
import {preferredLang, prefersStill} from "./preferences";
import {first} from "./preload";
import {createRelease} from "./release";
import type {Site} from "./site";

const parts = Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, lateWithWords(page)]));

const release = createRelease();
const engineStatus = createEngineStatus({hasStandby: true, onWhole: loadViews});
const {engine} = engineStatus;
const nameIndex = createNameIndex(engine, async (catalog) => {
  const [{calledOf}, languages] = await Promise.all([imported(() => import("../say/called")), everyLanguage()]);
  return calledOf(catalog, languages);
});
const sequencing = createSequencing(engine, nameIndex);
const glossary = createGlossary(engine);
const progress = createProgress(keptPuzzles, () => new Date());
const puzzles = createPuzzleShelf(engine, progress);
/** The page that shows no position; null where a game or its values are shown. */
const shelf = signal<PageLink | null>(null);
/** The program that is written; null on any other page. */
const program = signal<ProgramLink | null>(null);
/** Of the page of nim arithmetic, and of that of short games; null on any other page. */
const nimbers = signal<NimberLink | null>(null);
const short = signal<ValueLink | null>(null);
const isBeside = () => sequencing.isOpen.value || [shelf, program, nimbers, short].some((link) => link.value !== null);

/** What the link opens of a game; null where it is of a page beside it. */
function route({plain, link, bad}: Awaited<ReturnType<typeof readBar>>) {
  const sequence = parseSequence(plain);
  shelf.value = parsePage(plain);
  program.value = parseProgram(plain);
  nimbers.value = parseNimbers(plain);
  short.value = parseValue(plain);
  if (sequence) sequencing.show(sequence);
  else sequencing.leave();
  return isBeside() ? null : {link, bad};
}

const read = await first;
const begun = route(read);
keepPlace(location.hash);
const state = createState({
  engine,
  nameIndex,
  ...(begun ?? parseLink("")),
  say: sayMove,
  readyToShow: (boards, games) => readyToShow(boards, told(games), lang.peek()),
  isStill: prefersStill,
  onLink: (link, push) => {
    if (!isBeside()) writeBar(link, push);
    keepPlace(location.hash);
  },
  onPuzzle: progress.ended,
});
const games = gamesOf(state);
const told = (games: readonly string[]) => (tellsStories(opened()) ? games : []);
const lang = computed(() => state.lang.value ?? preferredLang());
const reading = createReading(
  lang,
  computed(() => told(games.value)),
);
if (!begun) state.setAside(read.link);
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
      : program.value
        ? formatProgram(program.value, chosen)
        : nimbers.value
          ? formatNimbers(nimbers.value, chosen)
          : short.value && formatValue(short.value, chosen);
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
/** What the starter searched under misere play, the whole engine may tell by a theorem. */
function askWhole() {
  const answer = state.analysis.answer.value;
  if (answer?.play === "misere" && answer.why.some(({key}) => key === "search")) void state.analysis.again();
}
function loadLists() {
  const loading = samples.load();
  void Promise.race([loading.catch(() => {}), patience]).then(release.keep);
  void loading.then(askWhole, () => {});
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

/** The page that is open. */
function opened(): Opened {
  if (shelf.value) return shelf.value.page;
  if (sequencing.isOpen.value) return "sequences";
  if (nimbers.value) return "nimbers";
  if (short.value) return "short";
  if (program.value) return "write";
  if (state.presenting.isOpen.value) return "present";
  if (state.rung.value !== null) return "home";
  return state.mode.value === "play" ? "game" : "analysis";
}

/** Where the head of the site has it. */
const entryOf = (page: Opened): PageName =>
  page === "sequences" || page === "nimbers" || page === "short" || page === "write"
    ? "values"
    : page === "home" || page === "game" || page === "analysis" || page === "present"
      ? "play"
      : page;

const site: Site = {
  ...{
    state,
    reading,
    engineStatus,
    samples,
    judging,
    sequencing,
    glossary,
    puzzles,
    nameIndex,
    program,
    nimbers,
    short,
  },
  setProgram: (to) => {
    program.value = to;
  },
  setNimbers: (to) => {
    nimbers.value = to;
  },
  setShort: (to) => {
    short.value = to;
  },
  release,
};

function Page() {
  const t = reading.language.value;
  const page = opened();
  const part = parts[page] as NonNullable<(typeof parts)[Opened]>;
  const View = part.part.value;
  // One game of the first page after the other is a page too; a position played or analysed is one.
  const name = page === "home" ? `home ${state.rung.value}` : page === "analysis" ? "game" : page;
  useHead(name, t !== null && View !== null);
  useEffect(() => {
    if (t) document.getElementById("starting")?.remove();
  }, [t]);
  return (
    <LanguageContext.Provider value={t}>
      <ReadingContext.Provider value={reading}>
        {t && (
          <Mishaps>
            {View ? (
              <View site={site} thing={shelf.value?.chosen ?? null} />
            ) : (
              <Frame key={page} site={site} page={entryOf(page)} title={[]}>
                <main>
                  <LateOf late={part} plates={[3, 24]}>
                    {() => null}
                  </LateOf>
                </main>
              </Frame>
            )}
          </Mishaps>
        )}
      </ReadingContext.Provider>
    </LanguageContext.Provider>
  );
}
const page = document.getElementById("page");
if (page) render(<Page />, page);
