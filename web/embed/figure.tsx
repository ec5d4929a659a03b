// Figure of an element: its state, its view, and the operations of the element.
import {computed, effect, signal} from "@preact/signals";
import {render} from "preact";
import type {Link, Theme} from "../address/link";
import {gamesOf} from "../game/analysis/current-games";
import {preloadBoards} from "../game/catalog/preload-boards";
import {startAddress} from "../game/modes/onboarding";
import {createState} from "../game/state";
import {readyToShow} from "../say/ready-to-show";
import {sayMove} from "../say/say";
import {preferredLang, prefersStill} from "../shell/preferences";
import {loadLanguage} from "../text";
import {createReading} from "../ui/reading";
import {type Attributes, type ElementSettings, readAttributes} from "./attributes";
import {createEventWatch} from "./element-events";
import {folderOf} from "./folder";
import {releaseEngine, retainEngine, sharedEngineStatus} from "./shared";
import style from "./style.css?inline";
import {Embed, type Shown} from "./view";

export interface FigureOptions {
  host: HTMLElement;
  root: ShadowRoot;
  /** Element that it is drawn into. */
  stage: HTMLElement;
  attributes: Attributes;
  /** Folder of the site, as the script knows it; null if not known, and then there are no links to the site. */
  home: string | null;
  /** Called once there is something to show. */
  onDrawn(): void;
}

/** Late texts that a figure needs. */
const figureWords = ["explain"] as const;

let sheet: CSSStyleSheet | undefined;

function figureStyles(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
  }
  return sheet;
}

/** Creates the figure of an element; it is drawn while the element is in a page. */
export async function mountFigure({host, root, stage, attributes, home, onDrawn}: FigureOptions) {
  let settings = readAttributes(attributes);
  const {link} = settings;
  const engineStatus = sharedEngineStatus();
  const {engine, rest} = engineStatus.guest();
  const state = createState({
    engine: Promise.resolve(engine),
    ...{link, badFields: [], say: sayMove, isStill: prefersStill, onLink() {}},
    readyToShow: (boards, games) => readyToShow(boards, games, lang.peek()),
  });
  const lang = computed(() => state.lang.value ?? preferredLang());
  preloadBoards(startAddress(link));
  // Nothing can be drawn without texts; the engine starts meanwhile.
  await loadLanguage(link.lang ?? preferredLang(), {parts: figureWords});
  const viewSettings = (next: ElementSettings): Shown => ({...next, home: folderOf(attributes.base) ?? home});
  const shown = signal(viewSettings(settings));
  const setTheme = (theme: Theme | null) => {
    if (theme) stage.dataset.theme = theme;
    else delete stage.dataset.theme;
  };
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, figureStyles()];
  // Uses the reader's preferred text size, whatever the page makes of it.
  stage.style.setProperty("--medium", getComputedStyle(stage).fontSize);
  setTheme(link.theme);
  const reading = createReading(lang, gamesOf(state), figureWords);
  const startEvents = createEventWatch(host, state, engineStatus);
  let disposers: (() => void)[] = [];
  const figure = {
    enter() {
      if (disposers.length) return;
      retainEngine();
      rest(false);
      render(<Embed state={state} shown={shown} engineStatus={engineStatus} reading={reading} />, stage);
      disposers = [startEvents(), releaseEngine];
    },
    /** Removes the view and pauses the engine; the game is kept. */
    leave() {
      rest(true);
      for (const dispose of disposers) dispose();
      disposers = [];
      render(null, stage);
    },
    rest(isResting: boolean) {
      if (isResting) state.autoplay.watch(false);
      if (disposers.length) rest(isResting);
    },
    focus() {
      const target = (of: string) => stage.querySelector<HTMLElement>(of);
      (target("#board [data-spot][tabindex='0']") ?? target("#board svg, button"))?.focus({preventScroll: true});
    },
    /** Applies changed attributes; what the reader has played and chosen is kept where they are unchanged. */
    update(next: Attributes) {
      const previous = settings.link;
      attributes = next;
      settings = readAttributes(attributes);
      const {link} = settings;
      const changes = changedSettings(previous, link);
      shown.value = viewSettings(settings);
      setTheme(link.theme);
      if (isOtherGame(previous, link)) {
        // If a game is played, no attribute for the opponent means the default one.
        const opponent = changes.opponent ?? (state.autoplay.side.peek() === null ? "none" : null);
        return state.open({...link, ...changes, opponent}, []);
      }
      state.setLang(link.lang);
      if (changes.opponent || changes.hints || changes.predict !== null)
        state.applySettings({...link, ...changes, mode: "analyse"});
    },
    undo: () => state.undo(),
    /** Goes back to the position of the attributes. */
    reset: () => state.open(settings.link, []),
    get position() {
      return state.question.peek().address;
    },
  };
  figure.enter();
  const stopWaiting = effect(() => {
    const {answer, fault} = state.analysis;
    const hasResult = answer.value || fault.value || engineStatus.gone.value;
    // The texts of the game may load after its answer.
    if (hasResult && reading.language.value) requestAnimationFrame(() => setTimeout(notifyDrawn));
  });
  function notifyDrawn() {
    stopWaiting();
    onDrawn();
  }
  return figure;
}

export type Figure = Awaited<ReturnType<typeof mountFigure>>;

/** Returns true if the links show different games. */
const isOtherGame = (previous: Link, next: Link) =>
  previous.address !== next.address ||
  previous.play !== next.play ||
  previous.mode !== next.mode ||
  JSON.stringify(previous.moves) !== JSON.stringify(next.moves);

/** Returns the settings that have changed, and null for the others, which stay as the reader has them. */
function changedSettings(previous: Link, {opponent, first, hints, predict}: Link) {
  return {
    opponent: opponent === previous.opponent && first === previous.first ? null : opponent,
    hints: hints === previous.hints ? null : hints,
    predict: predict === previous.predict ? null : predict,
  };
}
