// The figure as a custom element shows it: board, verdict and reasons, as far as `show` names them.
import {type Signal, signal, useComputed} from "@preact/signals";
import {render} from "preact";
import {useRef} from "preact/hooks";
import {formatLink, parseFields, type Theme} from "../address";
import {createEngine, type Engine} from "../engine";
import {useShortLink} from "../packed-link";
import {FaultLine} from "../panels/fault";
import {LandmarksContext} from "../panels/parts";
import {sayMove} from "../panels/say";
import {TongueContext, tongues} from "../panels/tongue";
import {readerLang} from "../reader";
import {AnnounceOf, FigureOf, useLit, VerdictOf, WhyOf} from "../shown";
import {createState, type State} from "../state";
import {type Lang, ui} from "../text";

export interface EmbedProps {
  at?: string | undefined;
  play?: string | undefined;
  show?: string | undefined;
  lang?: string | undefined;
  theme?: string | undefined;
}

const everything = ["board", "verdict", "why"];
const partsOf = (show: string | undefined) => show?.split(/[\s,]+/).filter(Boolean) ?? everything;

/** The page stands one folder above the element's script. */
const script = (document.currentScript as HTMLScriptElement | null)?.src;
const home = new URL("..", script ?? document.baseURI).href;

/** All elements of a page share one engine. */
let engine: Promise<Engine> | null = null;

/** Attributes that say nothing are not there; `at` is an address, the others are fields of a link. */
function read({at, play, lang, theme}: EmbedProps) {
  const given = Object.entries({play, lang, theme}).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const {fields, bad} = parseFields(new Map(given));
  return {link: {...fields, address: at ?? null}, bad};
}

export function mountEmbed(root: ShadowRoot, props: EmbedProps) {
  engine ??= createEngine();
  const {link, bad} = read(props);
  const state = createState({engine, link, bad, say: sayMove, onLink() {}});
  const parts = signal(partsOf(props.show));
  const dress = (theme: Theme | null) => {
    const host = root.host as HTMLElement;
    if (theme) host.dataset.theme = theme;
    else delete host.dataset.theme;
  };
  dress(link.theme);
  render(<Embed state={state} shown={parts} />, root);
  return {
    update(next: EmbedProps) {
      const {link: to, bad: wrong} = read(next);
      dress(to.theme);
      parts.value = partsOf(next.show);
      state.open(to, wrong);
    },
    destroy() {
      state.close();
      render(null, root);
    },
  };
}

function Embed({state, shown}: {state: State; shown: Signal<string[]>}) {
  const lang: Lang = state.lang.value ?? readerLang();
  const t = tongues[lang];
  const parts = shown.value;
  const root = useRef<HTMLDivElement>(null);
  const lit = useLit(state);
  const error = state.analysis.fault.value;
  const bad = [...state.badFields.value, ...(parts.every((part) => everything.includes(part)) ? [] : ["show"])];
  const whole = useComputed(() => formatLink(state.linkNow()));
  const link = useShortLink(whole.value);
  return (
    <TongueContext.Provider value={t}>
      <LandmarksContext.Provider value={false}>
        <div class={`page embed lang-${lang}`} lang={lang === "zh" ? "zh-CN" : "en"} ref={root}>
          {bad.length > 0 && (
            <p class="fault banner" role="alert">
              {t(ui.badAttributes, {attributes: bad.join(", ")})}
            </p>
          )}
          {error && <FaultLine text={state.question.value.address} fault={{error, at: error.at}} />}
          {parts.includes("verdict") && <VerdictOf state={state} />}
          {parts.includes("board") && <FigureOf state={state} lit={lit.value} root={root} />}
          {parts.includes("why") && <WhyOf state={state} lit={lit} />}
          <AnnounceOf state={state} />
          <p class="open">
            <button type="button" onClick={state.undo} aria-disabled={!state.canUndo.value}>
              {t(ui.undo)}
            </button>
            <a href={home + (link ?? "")} target="_blank" rel="noopener">
              {t(ui.openFull)}
            </a>
          </p>
        </div>
      </LandmarksContext.Provider>
    </TongueContext.Provider>
  );
}
