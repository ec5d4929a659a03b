// View of the element: the table, or board, verdict, reasons and controls of play, as far as `show` names them.
import {type Signal, useComputed} from "@preact/signals";
import type {RefObject} from "preact";
import {useRef} from "preact/hooks";
import {formatLink} from "../address/link";
import type {EngineStatus} from "../game/catalog/engine-status";
import type {State} from "../game/state";
import {AnnounceOf, ConnectedFigure, useHighlightSignal} from "../play/connected";
import {ConnectedAnswer, WhyOf} from "../play/connected-answer";
import {currentReason, reasonHighlight} from "../play/current-reason";
import {Replay} from "../play/replay";
import {ConnectedRule} from "../play/rule";
import {CoachOf, ConnectedGuess, currentHighlight} from "../play/side";
import {Table} from "../play/table";
import {HomeContext} from "../say/home";
import {useShortLink} from "../share/short-link";
import {onShortcut} from "../shell/shortcuts";
import {languages} from "../text";
import {EngineBanner} from "../ui/engine-banner";
import {FaultLine} from "../ui/fault";
import {LanguageContext, ReadingContext, useLanguage, useTexts} from "../ui/language";
import {StoryFailure} from "../ui/late";
import type {Reading} from "../ui/reading";
import {LandmarksContext} from "../ui/section";
import {ConnectedGameBar} from "./connected-game-bar";

export interface Shown {
  parts: string[];
  badAttributes: string[];
  /** Folder of the site; null if not known. */
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
  const {parts, badAttributes, home} = shown.value;
  const root = useRef<HTMLDivElement>(null);
  const highlight = useHighlightSignal(state);
  const error = state.analysis.fault.value;
  const link = useComputed(() => formatLink(state.linkNow()));
  const shortLink = useShortLink(link.value);
  const isTable = state.mode.value === "play";
  const showsControls = parts.includes("game");
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
          {badAttributes.length > 0 && (
            <p class="fault banner" role="alert">
              {t(t.ui.badAttributes, {attributes: t.list(badAttributes)})}
            </p>
          )}
          <EngineBanner
            reason={engineStatus.gone.value}
            isTrying={engineStatus.isTrying.value}
            onRetry={engineStatus.retry}
          />
          <StoryFailure reading={reading} />
          {error && (
            <FaultLine
              text={state.question.value.address}
              fault={{error, at: error.at}}
              onAgain={state.analysis.retry}
            />
          )}
          {isTable ? (
            <ConnectedTable state={state} root={root} />
          ) : (
            <>
              {parts.includes("verdict") ? <ConnectedAnswer state={state} /> : <ConnectedGuess state={state} />}
              {parts.includes("board") && (
                <ConnectedFigure state={state} highlight={currentHighlight(state, highlight.value)} root={root} />
              )}
              {showsControls && <CoachOf state={state} />}
              {showsControls && <ConnectedGameBar state={state} />}
              {parts.includes("why") && !state.teaching.isCovered.value && (
                <div part="why">
                  <WhyOf state={state} highlight={highlight} />
                </div>
              )}
            </>
          )}
          <AnnounceOf state={state} />
          {/* At the foot: what the button opens must not push it down. */}
          {(state.analysis.answer.value || error) && (
            <p class="open" part="foot">
              {!showsControls && !isTable && (
                <button type="button" onClick={state.undo} aria-disabled={!state.canUndo.value}>
                  {t.ui.undo}
                </button>
              )}
              {home && (
                <a href={home + (shortLink ?? "")} target="_blank" rel="noopener">
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

/** Table of the element, whose host page may not explain the rules. */
function ConnectedTable({state, root}: {state: State; root: RefObject<HTMLDivElement | null>}) {
  const t = useTexts("explain");
  return (
    <>
      <ConnectedRule state={state} />
      <Table state={state} root={root} highlight={reasonHighlight(state)}>
        <Replay state={state} thought={currentReason(state)?.(t) ?? null}>
          <button type="button" class="primary" onClick={state.again}>
            {t.table.again}
          </button>
        </Replay>
      </Table>
    </>
  );
}
