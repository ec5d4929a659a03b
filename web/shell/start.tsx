// The start: the engine, the link that is read, and the page that follows both.
import {computed, effect} from "@preact/signals";
import {render} from "preact";
import {useEffect, useRef} from "preact/hooks";
import {readBar, write, writeBar} from "../address/address-bar";
import {parseLink} from "../address/link";
import {formatNimbers, parseNimbers} from "../address/nimber-link";
import {formatSequence, parseSequence} from "../address/sequence-link";
import {createEngine} from "../engine";
import {createGlossing} from "../game/glossing";
import {createJudging} from "../game/judging";
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
import {App} from "./app";
import {NimberPage} from "./nimber-page";
import {preferredLang, prefersStill} from "./preferences";
import {SequencePage} from "./sequence-page";

const engine = createEngine();
const vocabulary = createVocabulary(engine, async (catalog) => calledOf(catalog, await everyLanguage()));
const sequencing = createSequencing(engine, vocabulary);
const reckoning = createReckoning(engine);
const glossing = createGlossing(engine);
const isBeside = () => sequencing.isOpen.value || reckoning.isOpen.value;

/** What the link opens on the first page; null where it is of a page beside it. */
function route({plain, link, bad}: Awaited<ReturnType<typeof readBar>>) {
  const [sequence, nimbers] = [parseSequence(plain), parseNimbers(plain)];
  if (sequence) void sequencing.show(sequence);
  else sequencing.leave();
  if (nimbers) void reckoning.show(nimbers);
  else reckoning.leave();
  return sequence || nimbers ? null : {link, bad};
}

const first = await readBar();
const begun = route(first);
const state = createState({
  engine,
  vocabulary,
  ...(begun ?? parseLink("")),
  say: sayMove,
  isStill: prefersStill,
  onLink: (link, push) => {
    if (!isBeside()) writeBar(link, push);
  },
});
const reading = createReading(computed(() => state.lang.value ?? preferredLang()));
if (!begun) state.setAside(first.link);
addEventListener("popstate", async () => {
  const {hash} = location;
  const read = await readBar();
  if (location.hash !== hash) return;
  const next = route(read);
  if (next) state.open(next.link, next.bad);
  else state.setAside(read.link);
});
// What is seen changes with every turn of a wheel; a browser takes few changes of its bar.
effect(() => {
  if (!isBeside()) return;
  const chosen = {lang: state.lang.value, theme: state.theme.value};
  const next = sequencing.isOpen.value
    ? formatSequence(sequencing.link.value, chosen)
    : formatNimbers(reckoning.link.value, chosen);
  const later = setTimeout(write, 250, next, false);
  return () => clearTimeout(later);
});

const samples = createSamples(engine);
samples.load().catch(() => {});
const judging = createJudging(engine);
judging.load().catch(() => {});

/** Whoever goes to another page begins at its head. */
function useHead(page: string, isReady: boolean) {
  const shown = useRef(page);
  useEffect(() => {
    if (!isReady || shown.current === page) return;
    shown.current = page;
    scrollTo({top: 0});
    document.querySelector<HTMLElement>("h1")?.focus();
  }, [page, isReady]);
}

function Page() {
  const t = reading.language.value;
  const beside = sequencing.isOpen.value ? sequencing : reckoning.isOpen.value ? reckoning : null;
  useHead(
    beside === null ? "app" : beside === sequencing ? "sequences" : "nimbers",
    t !== null && beside?.panel.value !== null,
  );
  return (
    <LanguageContext.Provider value={t}>
      {t === null ? null : beside === sequencing ? (
        <SequencePage {...{state, reading, sequencing, glossing}} />
      ) : beside === reckoning ? (
        <NimberPage {...{state, reading, reckoning}} />
      ) : (
        <App {...{state, reading, samples, judging, sequencing, glossing}} />
      )}
    </LanguageContext.Provider>
  );
}
const page = document.getElementById("page");
if (page) render(<Page />, page);
