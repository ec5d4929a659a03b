// All that is known of a position: the figure and its verdict on the left, the reasons and moves on the right.
import {useEffect, useMemo, useRef} from "preact/hooks";
import {EditedOf} from "../editor/edited-of";
import {createEditing} from "../editor/editing";
import type {Play} from "../engine/types";
import {createPasting} from "../game/pasting";
import {entryOf} from "../game/samples";
import {AnswerOf, WhyOf} from "../play/answer-of";
import {AnnounceOf, FigureOf, useHighlightSignal} from "../play/connected";
import {Lever} from "../play/lever";
import {Moves} from "../play/moves";
import {Position} from "../play/position";
import {CoachOf, highlightNow} from "../play/side";
import {TimelineOf} from "../play/timeline-of";
import {OpenPresent} from "../present/open";
import {useSharing} from "../share/use-sharing";
import type {Fault} from "../ui/fault";
import {useWords} from "../ui/language";
import {Section} from "../ui/section";
import {Waiting} from "../ui/waiting";
import {CasesOf, GamesOf, Lot} from "./analysis-panels";
import {BadLink, focusBoardIn, headOf, nameOf, SkipToBoard} from "./board-page";
import {useShortcuts} from "./document-head";
import {Frame} from "./frame";
import {ProgramAt, wantsProgram} from "./program-at";
import {PuzzleAt} from "./puzzle-at";
import type {PageProps} from "./site";
import "./analysis.css";

export function AnalysisPage({site}: PageProps) {
  const {state, samples, reading} = site;
  const t = useWords("about");
  const root = useRef<HTMLDivElement>(null);
  const highlight = useHighlightSignal(state);
  const editing = useMemo(() => createEditing(state, samples.catalog, reading), [state, samples, reading]);
  useEffect(() => editing.stop, [editing]);
  const pasting = useMemo(() => createPasting(state), [state]);
  const pasted = pasting.pasted.value;
  const {analysis} = state;
  const answer = analysis.answer.value;
  const question = state.question.value;
  const text = state.draft.value ?? question.address;
  const catalog = samples.catalog.value;
  const components = state.components.value;
  const entry = entryOf(catalog, components[0]?.id ?? null);
  const name = nameOf(components, t);
  useShortcuts(state, root);

  const {button, dialog} = useSharing(state);
  const error = state.inputResolver.fault.value;
  const offset = question.address.length - text.length;
  const fault: Fault | null =
    error && !wantsProgram(state) ? {error, at: error.at === null ? null : Math.max(0, error.at - offset)} : null;
  const focusBoard = () => focusBoardIn(root.current);
  const openPosition = (address: string, play: Play) => {
    state.restart(address, play);
    scrollTo({top: 0});
    root.current?.querySelector<HTMLElement>("h1")?.focus();
  };
  return (
    <Frame site={site} page="play" {...headOf(state, t)} root={root} skip={<SkipToBoard onSkip={focusBoard} />}>
      <main>
        <BadLink state={state} />
        <div class="spread">
          <div class="left">
            <div class="heading">
              <h1 tabindex={-1}>{name || t.ui.title}</h1>
              <div class="aside">
                {button}
                <OpenPresent state={state} />
                <Lever mode="analyse" onMode={state.setMode} />
              </div>
            </div>
            <Position
              text={text}
              play={question.play}
              plays={entry?.plays ?? null}
              fault={fault}
              understanding={state.inputResolver}
              isElsewhere={editing.open.value !== null}
              onType={state.type}
              onAgain={analysis.again}
              onPaste={(text) => {
                const isTaken = editing.take(text);
                if (!isTaken) void pasting.look(text);
                return isTaken;
              }}
              onPlay={(play) => state.restart(question.address, play)}
              onBoard={focusBoard}
            />
            {pasted && <CasesOf pasted={pasted} here={question.address} pasting={pasting} />}
            <ProgramAt site={site} />
            <Lot state={state} catalog={catalog} />
            {state.puzzling.here.value && <PuzzleAt site={site} />}
            <AnswerOf state={state} />
            {!editing.open.value && (
              <FigureOf state={state} highlight={highlightNow(state, highlight.value)} root={root} editing={editing} />
            )}
            <EditedOf state={state} editing={editing} root={root} />
            {answer ? (
              <>
                <CoachOf state={state} />
                <TimelineOf state={state} />
              </>
            ) : (
              !error && (
                <>
                  <p class="unset">{t.table.setting}</p>
                  <Waiting plates={[3, 24]} />
                </>
              )
            )}
          </div>
          {!answer && !error && (
            <div class="right">
              <Waiting plates={[3, 12, 12]} />
            </div>
          )}
          {answer && (
            <div class="right">
              {!state.teaching.covered.value && !error && (
                <>
                  <WhyOf state={state} highlight={highlight} />
                  <Moves answer={answer} stale={analysis.stale.value} onMove={state.move} short={state.short} />
                </>
              )}
            </div>
          )}
          {(answer || error) && (
            <div class="after">
              <GamesOf site={site} onOpen={openPosition} />
              <Section id="about" title={t.about.title}>
                <p>{t.about.text}</p>
              </Section>
            </div>
          )}
        </div>
        {dialog}
      </main>
      <AnnounceOf state={state} editing={editing} />
    </Frame>
  );
}
