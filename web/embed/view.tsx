// The figure as a custom element shows it: the table, or board, verdict, reasons and the game, as far as `show` names them.
import {computed, type Signal, signal, useComputed} from "@preact/signals";
import {type RefObject, render} from "preact";
import {useRef} from "preact/hooks";
import {formatLink, type Link, type Theme} from "../address/link";
import {gamesOf} from "../game/opened";
import {createPresence, type Presence} from "../game/presence";
import {createState, type State} from "../game/state";
import {AnswerOf, WhyOf} from "../play/answer-of";
import {AnnounceOf, FigureOf, useLit} from "../play/connected";
import {reasonLit, reasonNow, sayRule} from "../play/reason-now";
import {Replay} from "../play/replay";
import {CoachOf, GuessOf, litNow} from "../play/side";
import {Table} from "../play/table";
import {sayMove} from "../say/say";
import {useShortLink} from "../share/short-link";
import {preferredLang, prefersStill} from "../shell/preferences";
import {onShortcut} from "../shell/shortcuts";
import {languages} from "../text";
import {FaultLine} from "../ui/fault";
import {Gone} from "../ui/gone";
import {LanguageContext, useLanguage, useWords} from "../ui/language";
import {Untold} from "../ui/late";
import {createReading, type Reading} from "../ui/reading";
import {LandmarksContext} from "../ui/section";
import {type Attributes, readAttributes} from "./attributes";
import {GameOf} from "./game-of";

/** The page stands one folder above the element's script. */
const script = (document.currentScript as HTMLScriptElement | null)?.src;
const home = new URL("..", script ?? document.baseURI).href;

/** All elements of a page share one engine. */
let presence: Presence | null = null;

interface Shown {
  parts: string[];
  bad: string[];
}

export function mountEmbed(root: ShadowRoot, given: Attributes) {
  presence ??= createPresence(false);
  const {engine} = presence;
  let now = readAttributes(given);
  const {link} = now;
  const state = createState({engine, link, bad: [], say: sayMove, isStill: prefersStill, onLink() {}});
  const shown = signal<Shown>(now);
  const setTheme = (theme: Theme | null) => {
    const host = root.host as HTMLElement;
    if (theme) host.dataset.theme = theme;
    else delete host.dataset.theme;
  };
  setTheme(link.theme);
  const reading = createReading(
    computed(() => state.lang.value ?? preferredLang()),
    gamesOf(state),
    ["explain"],
  );
  render(<Embed state={state} shown={shown} presence={presence} reading={reading} />, root);
  return {
    /** What the reader has played and chosen stays, where the attributes that speak of it do. */
    update(next: Attributes) {
      const was = now.link;
      now = readAttributes(next);
      const {link} = now;
      const terms = changedTerms(was, link);
      shown.value = now;
      setTheme(link.theme);
      if (link.address !== was.address || link.play !== was.play || link.mode !== was.mode)
        return state.open({...link, ...terms}, []);
      state.setLang(link.lang);
      if (terms.opponent || terms.hints || terms.predict !== null) state.agree({...link, ...terms, mode: "analyse"});
    },
    destroy() {
      reading.close();
      state.close();
      render(null, root);
    },
  };
}

/** What has not changed stays as the reader has it. */
function changedTerms(was: Link, {opponent, first, hints, predict}: Link) {
  return {
    opponent: opponent === was.opponent && first === was.first ? null : opponent,
    hints: hints === was.hints ? null : hints,
    predict: predict === was.predict ? null : predict,
  };
}

interface EmbedProps {
  reading: Reading;
  state: State;
  shown: Signal<Shown>;
  presence: Presence;
}

function Embed({reading, ...props}: EmbedProps) {
  const t = reading.language.value;
  return <LanguageContext.Provider value={t}>{t && <Panels {...props} reading={reading} />}</LanguageContext.Provider>;
}

function Panels({state, shown, presence, reading}: EmbedProps) {
  const t = useLanguage();
  const {parts, bad} = shown.value;
  const root = useRef<HTMLDivElement>(null);
  const lit = useLit(state);
  const error = state.analysis.fault.value;
  const whole = useComputed(() => formatLink(state.linkNow()));
  const link = useShortLink(whole.value);
  const isTable = state.mode.value === "play";
  const isPlayed = parts.includes("game");
  return (
    <LandmarksContext.Provider value={false}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to what is inside */}
      <div
        class={`page embed lang-${t.lang}`}
        lang={languages[t.lang].tag}
        ref={root}
        onKeyDown={(event) => onShortcut(event, state, root.current)}
      >
        {bad.length > 0 && (
          <p class="fault banner" role="alert">
            {t(t.ui.badAttributes, {attributes: t.list(bad)})}
          </p>
        )}
        <Gone reason={presence.gone.value} isTrying={presence.isTrying.value} onRetry={presence.retry} />
        <Untold reading={reading} />
        {error && (
          <FaultLine text={state.question.value.address} fault={{error, at: error.at}} onAgain={state.analysis.again} />
        )}
        {isTable ? (
          <TableOf state={state} root={root} />
        ) : (
          <>
            {parts.includes("verdict") ? <AnswerOf state={state} /> : <GuessOf state={state} />}
            {parts.includes("board") && <FigureOf state={state} lit={litNow(state, lit.value)} root={root} />}
            {isPlayed && <CoachOf state={state} />}
            {isPlayed && <GameOf state={state} />}
            {parts.includes("why") && !state.teaching.covered.value && <WhyOf state={state} lit={lit} />}
          </>
        )}
        <AnnounceOf state={state} />
        {/* At the foot of what it opens, which would push it down. */}
        {(state.analysis.answer.value || error) && (
          <p class="open">
            {!isPlayed && !isTable && (
              <button type="button" onClick={state.undo} aria-disabled={!state.canUndo.value}>
                {t.ui.undo}
              </button>
            )}
            <a href={home + (link ?? "")} target="_blank" rel="noopener">
              {t.ui.openFull}
            </a>
          </p>
        )}
      </div>
    </LandmarksContext.Provider>
  );
}

/** The table in somebody else's page, which knows no rule of the game. */
function TableOf({state, root}: {state: State; root: RefObject<HTMLDivElement | null>}) {
  const t = useWords("explain");
  return (
    <>
      <p class="rule">{sayRule(state, t)}</p>
      <Table state={state} root={root} lit={reasonLit(state)}>
        <Replay state={state} thought={reasonNow(state)?.(t) ?? null}>
          <button type="button" class="primary" onClick={state.again}>
            {t.table.again}
          </button>
        </Replay>
      </Table>
    </>
  );
}
