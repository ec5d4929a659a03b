// A game in an element: its state, and what the element can do with it.
import {computed, effect, signal} from "@preact/signals";
import {render} from "preact";
import type {Link, Theme} from "../address/link";
import {gamesOf} from "../game/opened";
import {createState} from "../game/state";
import {readyToShow} from "../say/ready-to-show";
import {sayMove} from "../say/say";
import {preferredLang, prefersStill} from "../shell/preferences";
import {speaking} from "../text";
import {createReading} from "../ui/reading";
import {type Attributes, type ElementSettings, readAttributes} from "./attributes";
import {folderOf} from "./folder";
import {enters, leaves, sharedEngineStatus} from "./shared";
import style from "./style.css?inline";
import {teller} from "./tell";
import {Embed, type Shown} from "./view";

export interface Mounting {
  host: HTMLElement;
  root: ShadowRoot;
  /** What it is drawn into. */
  stage: HTMLElement;
  given: Attributes;
  /** The folder of the site, as the script knows it; null where it does not, and then nothing leads there. */
  home: string | null;
  /** Called once there is something to be seen. */
  onDrawn(): void;
}

/** The words that a figure says. */
const figureWords = ["explain"] as const;

let sheet: CSSStyleSheet | undefined;

function styleOf(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
  }
  return sheet;
}

/** A game in an element, drawn while the element stands in a page. */
export async function mountFigure({host, root, stage, given, home, onDrawn}: Mounting) {
  let now = readAttributes(given);
  const {link} = now;
  const engineStatus = sharedEngineStatus();
  const {engine, rest} = engineStatus.guest();
  const state = createState({
    engine: Promise.resolve(engine),
    ...{link, bad: [], say: sayMove, isStill: prefersStill, onLink() {}},
    readyToShow: (boards, games) => readyToShow(boards, games, lang.peek()),
  });
  const lang = computed(() => state.lang.value ?? preferredLang());
  // Without words there is nothing to be drawn; the engine starts meanwhile.
  await speaking(link.lang ?? preferredLang(), {parts: figureWords});
  const shownOf = (wanted: ElementSettings): Shown => ({...wanted, home: folderOf(given.base) ?? home});
  const shown = signal(shownOf(now));
  const setTheme = (theme: Theme | null) => {
    if (theme) stage.dataset.theme = theme;
    else delete stage.dataset.theme;
  };
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, styleOf()];
  // As large as its reader likes text to be, whatever the page makes of that.
  stage.style.setProperty("--medium", getComputedStyle(stage).fontSize);
  setTheme(link.theme);
  const reading = createReading(lang, gamesOf(state), figureWords);
  const telling = teller(host, state, engineStatus);
  let ends: (() => void)[] = [];
  const figure = {
    enter() {
      if (ends.length) return;
      enters();
      rest(false);
      render(<Embed state={state} shown={shown} engineStatus={engineStatus} reading={reading} />, stage);
      ends = [telling(), leaves];
    },
    /** The game stays; the worker does not wait for it. */
    leave() {
      rest(true);
      for (const end of ends) end();
      ends = [];
      render(null, stage);
    },
    rest(isResting: boolean) {
      if (isResting) state.autoplay.watch(false);
      if (ends.length) rest(isResting);
    },
    focus() {
      const target = (of: string) => stage.querySelector<HTMLElement>(of);
      (target("#board [data-spot][tabindex='0']") ?? target("#board svg, button"))?.focus({preventScroll: true});
    },
    /** What the reader has played and chosen stays, where the attributes that speak of it do. */
    update(next: Attributes) {
      const was = now.link;
      given = next;
      now = readAttributes(given);
      const {link} = now;
      const terms = changedTerms(was, link);
      shown.value = shownOf(now);
      setTheme(link.theme);
      if (isElsewhere(was, link)) {
        // Where the game is played, nothing said of an opponent means the usual one.
        const opponent = terms.opponent ?? (state.autoplay.side.peek() === null ? "none" : null);
        return state.open({...link, ...terms, opponent}, []);
      }
      state.setLang(link.lang);
      if (terms.opponent || terms.hints || terms.predict !== null)
        state.applySettings({...link, ...terms, mode: "analyse"});
    },
    undo: () => state.undo(),
    /** Back to what the attributes say. */
    reset: () => state.open(now.link, []),
    get position() {
      return state.question.peek().address;
    },
  };
  figure.enter();
  const drawing = effect(() => {
    const {answer, fault} = state.analysis;
    const isTold = answer.value || fault.value || engineStatus.gone.value;
    // Words of the game may come later than its answer.
    if (isTold && reading.language.value) requestAnimationFrame(() => setTimeout(seen));
  });
  function seen() {
    drawing();
    onDrawn();
  }
  return figure;
}

export type Figure = Awaited<ReturnType<typeof mountFigure>>;

/** Whether another game is meant. */
const isElsewhere = (was: Link, next: Link) =>
  was.address !== next.address ||
  was.play !== next.play ||
  was.mode !== next.mode ||
  JSON.stringify(was.moves) !== JSON.stringify(next.moves);

/** What has not changed stays as the reader has it. */
function changedTerms(was: Link, {opponent, first, hints, predict}: Link) {
  return {
    opponent: opponent === was.opponent && first === was.first ? null : opponent,
    hints: hints === was.hints ? null : hints,
    predict: predict === was.predict ? null : predict,
  };
}
