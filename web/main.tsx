// The entry: the engine starts, the link is read, the page follows both.
import {render} from "preact";
import {readBar, writeBar} from "./address-bar";
import {App} from "./app";
import {createEngine} from "./engine";
import {createJudging} from "./judging";
import {sayMove} from "./panels/say";
import {createSamples} from "./samples";
import {createState} from "./state";
import "./style.css";

const engine = createEngine();
const {link, bad} = await readBar();
const state = createState({engine, link, bad, say: sayMove, onLink: writeBar});
addEventListener("popstate", async () => {
  const {hash} = location;
  const next = await readBar();
  if (location.hash === hash) state.open(next.link, next.bad);
});

const samples = createSamples(engine);
samples.load().catch(() => {});
const judging = createJudging(engine);
judging.load().catch(() => {});
const page = document.getElementById("page");
if (page) render(<App state={state} samples={samples} judging={judging} />, page);
