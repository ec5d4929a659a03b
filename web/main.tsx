// The entry: the engine starts, the link is read, the page follows both.
import {effect} from "@preact/signals";
import {render} from "preact";
import {useEffect, useRef} from "preact/hooks";
import {parseLink} from "./address";
import {readBar, write, writeBar} from "./address-bar";
import {App} from "./app";
import {createEngine} from "./engine";
import {createJudging} from "./judging";
import {sayMove} from "./panels/say";
import {createSamples} from "./samples";
import {formatSequence, parseSequence} from "./sequence-link";
import {SequencePage} from "./sequence-page";
import {createSequencing} from "./sequencing";
import {createState} from "./state";
import "./style.css";

const engine = createEngine();
const sequencing = createSequencing(engine);

/** Which page the link is of; behind the page of sequences stands the landing page. */
function route({plain, link, bad}: Awaited<ReturnType<typeof readBar>>) {
  const sequence = parseSequence(plain);
  if (!sequence) {
    sequencing.leave();
    return {link, bad};
  }
  void sequencing.show(sequence);
  return {link: {...parseLink("").link, lang: link.lang, theme: link.theme}, bad: []};
}

const begin = route(await readBar());
const state = createState({
  engine,
  ...begin,
  say: sayMove,
  onLink: (link, push) => {
    if (!sequencing.isOpen.value) writeBar(link, push);
  },
});
addEventListener("popstate", async () => {
  const {hash} = location;
  const read = await readBar();
  if (location.hash !== hash) return;
  const {link, bad} = route(read);
  state.open(link, bad);
});
// What is seen changes with every turn of a wheel; a browser takes few changes of its bar.
effect(() => {
  const {isOpen, link} = sequencing;
  if (!isOpen.value) return;
  const next = formatSequence(link.value, {lang: state.lang.value, theme: state.theme.value});
  const later = setTimeout(write, 250, next, false);
  return () => clearTimeout(later);
});

const samples = createSamples(engine);
samples.load().catch(() => {});
const judging = createJudging(engine);
judging.load().catch(() => {});

/** Whoever goes to the other page begins at its head. */
function useHead(isReady: boolean) {
  const shown = useRef(sequencing.isOpen.value);
  const isOpen = sequencing.isOpen.value;
  useEffect(() => {
    if (!isReady || shown.current === isOpen) return;
    shown.current = isOpen;
    scrollTo({top: 0});
    document.querySelector<HTMLElement>("h1")?.focus();
  }, [isOpen, isReady]);
}

function Page() {
  useHead(!sequencing.isOpen.value || sequencing.panel.value !== null);
  return sequencing.isOpen.value ? (
    <SequencePage state={state} sequencing={sequencing} />
  ) : (
    <App state={state} samples={samples} judging={judging} sequencing={sequencing} />
  );
}
const page = document.getElementById("page");
if (page) render(<Page />, page);
