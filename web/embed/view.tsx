// The figure as a custom element shows it: board, verdict and reasons, as far as `show` names them.
import {signal, useComputed, useSignal} from "@preact/signals";
import {render} from "preact";
import {useEffect, useRef} from "preact/hooks";
import {formatLink, type Link, type Theme} from "../address";
import {createEngine, type Engine, type Play} from "../engine";
import {useShortLink} from "../packed-link";
import {Announce} from "../panels/announce";
import {Figure, unlit} from "../panels/figure";
import {useKeptFocus} from "../panels/focus";
import {sayChosen, sayMove} from "../panels/say";
import {TongueContext, tongue} from "../panels/tongue";
import {Verdict} from "../panels/verdict";
import {Why} from "../panels/why";
import {readerLang} from "../reader";
import {createState, type State} from "../state";
import {type Lang, ui} from "../text";

export interface EmbedProps {
  at?: string | undefined;
  play?: string | undefined;
  show?: string | undefined;
  lang?: string | undefined;
  theme?: string | undefined;
}

const everything = "board,verdict,why";

/** The page stands one folder above the element's script. */
const script = (document.currentScript as HTMLScriptElement | null)?.src;
const home = new URL("..", script ?? document.baseURI).href;

/** All elements of a page share one engine. */
let engine: Promise<Engine> | null = null;

const linkOf = ({at, play, lang, theme}: EmbedProps): Link => ({
  address: at ?? null,
  play: (play as Play | undefined) ?? "normal",
  moves: [],
  at: 0,
  lang: lang === "en" || lang === "zh" ? lang : null,
  theme: theme === "light" || theme === "dark" ? (theme as Theme) : null,
});

export function mountEmbed(root: ShadowRoot, props: EmbedProps) {
  engine ??= createEngine();
  const link = linkOf(props);
  const state = createState({engine, link, bad: [], say: sayMove, onLink() {}});
  const show = signal(props.show ?? everything);
  const dress = (theme: Theme | null) => {
    const host = root.host as HTMLElement;
    if (theme) host.dataset.theme = theme;
    else delete host.dataset.theme;
  };
  dress(link.theme);
  render(<Embed state={state} show={() => show.value.split(/[\s,]+/)} />, root);
  return {
    update(next: EmbedProps) {
      const to = linkOf(next);
      dress(to.theme);
      show.value = next.show ?? everything;
      state.open(to, []);
    },
    destroy() {
      state.close();
      render(null, root);
    },
  };
}

function Embed({state, show}: {state: State; show: () => string[]}) {
  const lang: Lang = state.lang.value ?? readerLang();
  const t = tongue(lang);
  const {analysis, hand} = state;
  const answer = analysis.answer.value;
  const stale = analysis.stale.value;
  const parts = show();
  const root = useRef<HTMLDivElement>(null);
  const lit = useSignal(unlit);
  useEffect(() => {
    lit.value = unlit;
  }, [answer?.address]);
  useKeptFocus(root, !stale);
  const fault = analysis.fault.value;
  const whole = useComputed(() => formatLink(state.linkNow()));
  const link = useShortLink(whole.value);
  return (
    <TongueContext.Provider value={t}>
      <div class={`page embed lang-${lang}`} lang={lang === "zh" ? "zh-CN" : "en"} ref={root}>
        {fault && (
          <p class="fault" role="alert">
            {t(fault.code === "unavailable" ? ui.engineGone : ui.errorBadPosition)}
          </p>
        )}
        {answer && (
          <>
            {parts.includes("verdict") && (
              <Verdict
                answer={answer}
                stale={stale}
                slow={analysis.slow.value}
                visited={analysis.visited.value}
                onCancel={analysis.cancel}
                onDeepen={analysis.deepen}
              />
            )}
            {parts.includes("board") && (
              <Figure
                answer={answer}
                hand={hand.now()}
                lit={lit.value}
                number={state.line.value.at + 1}
                stale={stale}
                waiting={hand.waiting() ? sayMove(answer, hand.prefix.value) : null}
                chosen={sayChosen(answer, hand.chosen.value)}
                onConfirm={hand.confirm}
                onClear={hand.clear}
                onMove={state.move}
              />
            )}
            {parts.includes("why") && (
              <Why answer={answer} stale={stale} lit={lit.value} onLight={(to) => (lit.value = to)} />
            )}
            <Announce answer={answer} told={state.told.value} ready={!stale} />
          </>
        )}
        <p class="open">
          <button type="button" onClick={state.undo} aria-disabled={!state.canUndo.value}>
            {t(ui.undo)}
          </button>
          <a href={home + (link ?? "")} target="_blank" rel="noopener">
            {t(ui.openFull)}
          </a>
        </p>
      </div>
    </TongueContext.Provider>
  );
}
