// The figure as a custom element shows it: the table, or board, verdict, reasons and the game, as far as `show` names them.
import {type Signal, useComputed} from "@preact/signals";
import type {RefObject} from "preact";
import {useRef} from "preact/hooks";
import {formatLink} from "../address/link";
import type {EngineStatus} from "../game/engine-status";
import type {State} from "../game/state";
import {AnswerOf, WhyOf} from "../play/answer-of";
import {AnnounceOf, FigureOf, useHighlightSignal} from "../play/connected";
import {reasonHighlight, reasonNow} from "../play/reason-now";
import {Replay} from "../play/replay";
import {RuleOf} from "../play/rule";
import {CoachOf, GuessOf, highlightNow} from "../play/side";
import {Table} from "../play/table";
import {HomeContext} from "../say/home";
import {useShortLink} from "../share/short-link";
import {onShortcut} from "../shell/shortcuts";
import {languages} from "../text";
import {FaultLine} from "../ui/fault";
import {Gone} from "../ui/gone";
import {LanguageContext, ReadingContext, useLanguage, useWords} from "../ui/language";
import {Untold} from "../ui/late";
import type {Reading} from "../ui/reading";
import {LandmarksContext} from "../ui/section";
import {GameOf} from "./game-of";

export interface Shown {
  parts: string[];
  bad: string[];
  /** The folder of the site, where it is known. */
  home: string | null;
}

interface EmbedProps {
  reading: Reading;
  state: State;
  shown: Signal<Shown>;
  engineStatus: EngineStatus;
}

export function Embed({reading, ...props}: EmbedProps) {
  const t = reading.language.value;
  return (
    <LanguageContext.Provider value={t}>
      <ReadingContext.Provider value={reading}>{t && <Panels {...props} reading={reading} />}</ReadingContext.Provider>
    </LanguageContext.Provider>
  );
}

function Panels({state, shown, engineStatus, reading}: EmbedProps) {
  const t = useLanguage();
  const {parts, bad, home} = shown.value;
  const root = useRef<HTMLDivElement>(null);
  const highlight = useHighlightSignal(state);
  const error = state.analysis.fault.value;
  const whole = useComputed(() => formatLink(state.linkNow()));
  const link = useShortLink(whole.value);
  const isTable = state.mode.value === "play";
  const isPlayed = parts.includes("game");
  return (
    <HomeContext.Provider
      value={home ? {folder: home, chosen: {lang: state.lang.value, theme: state.theme.value}} : null}
    >
      <LandmarksContext.Provider value={false}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to what is inside */}
        <div
          class={`page embed lang-${t.lang}`}
          part="frame"
          lang={languages[t.lang].tag}
          ref={root}
          onKeyDown={(event) => onShortcut(event, state, root.current)}
        >
          {bad.length > 0 && (
            <p class="fault banner" role="alert">
              {t(t.ui.badAttributes, {attributes: t.list(bad)})}
            </p>
          )}
          <Gone reason={engineStatus.gone.value} isTrying={engineStatus.isTrying.value} onRetry={engineStatus.retry} />
          <Untold reading={reading} />
          {error && (
            <FaultLine
              text={state.question.value.address}
              fault={{error, at: error.at}}
              onAgain={state.analysis.again}
            />
          )}
          {isTable ? (
            <TableOf state={state} root={root} />
          ) : (
            <>
              {parts.includes("verdict") ? <AnswerOf state={state} /> : <GuessOf state={state} />}
              {parts.includes("board") && (
                <FigureOf state={state} highlight={highlightNow(state, highlight.value)} root={root} />
              )}
              {isPlayed && <CoachOf state={state} />}
              {isPlayed && <GameOf state={state} />}
              {parts.includes("why") && !state.teaching.covered.value && (
                <div part="why">
                  <WhyOf state={state} highlight={highlight} />
                </div>
              )}
            </>
          )}
          <AnnounceOf state={state} />
          {/* At the foot of what it opens, which would push it down. */}
          {(state.analysis.answer.value || error) && (
            <p class="open" part="foot">
              {!isPlayed && !isTable && (
                <button type="button" onClick={state.undo} aria-disabled={!state.canUndo.value}>
                  {t.ui.undo}
                </button>
              )}
              {home && (
                <a href={home + (link ?? "")} target="_blank" rel="noopener">
                  {t.ui.openFull}
                </a>
              )}
            </p>
          )}
        </div>
      </LandmarksContext.Provider>
    </HomeContext.Provider>
  );
}

/** The table in somebody else's page, which knows no rule of the game. */
function TableOf({state, root}: {state: State; root: RefObject<HTMLDivElement | null>}) {
  const t = useWords("explain");
  return (
    <>
      <RuleOf state={state} />
      <Table state={state} root={root} highlight={reasonHighlight(state)}>
        <Replay state={state} thought={reasonNow(state)?.(t) ?? null}>
          <button type="button" class="primary" onClick={state.again}>
            {t.table.again}
          </button>
        </Replay>
      </Table>
    </>
  );
}
