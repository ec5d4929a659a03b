// The entry: the engine starts, the link is read, the page follows both.
import {render} from "preact";
import {formatLink, parseLink} from "./address";
import {App} from "./app";
import {createEngine} from "./engine";
import {sayMove} from "./panels/say";
import {createSamples} from "./samples";
import {createState} from "./state";
import "./style.css";

const engine = createEngine();
const {link, bad} = parseLink(location.hash);
const state = createState({
  engine,
  link,
  bad,
  say: sayMove,
  onLink(next, push) {
    const hash = formatLink(next);
    if (hash === location.hash) return;
    if (push) history.pushState(null, "", hash);
    else history.replaceState(null, "", hash);
  },
});
addEventListener("popstate", () => {
  const next = parseLink(location.hash);
  state.open(next.link, next.bad);
});

const samples = createSamples(engine);
samples.load().catch(() => {});
const page = document.getElementById("page");
if (page) render(<App state={state} samples={samples} />, page);
