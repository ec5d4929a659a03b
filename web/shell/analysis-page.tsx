// Page of the analysis of a position: figure and verdict on the left, reasons and moves on the right.
import {useEffect, useMemo, useRef, useState} from "preact/hooks";
import {ConnectedEditor} from "../editor/connected-editor";
import {createEditing} from "../editor/editing";
import type {Play} from "../engine/types";
import {entryOf} from "../game/catalog/samples";
import {createPasting} from "../game/input/pasting";
import type {Highlight} from "../game/selection/highlight";
import {AnnounceOf, ConnectedFigure, useHighlightSignal} from "../play/connected";
import {ConnectedAnswer, WhyOf} from "../play/connected-answer";
import {ConnectedTimeline} from "../play/connected-timeline";
import {ModeSwitch} from "../play/mode-switch";
import {Moves} from "../play/moves";
import {Position} from "../play/position";
import {PuzzleTurn} from "../play/puzzle-turn";
import {CoachOf, currentHighlight} from "../play/side";
import {UndoRedo} from "../play/undo-redo";
import {OpenPresent} from "../present/open";
import {useSharing} from "../share/use-sharing";
import type {Fault} from "../ui/fault";
import {useTexts} from "../ui/language";
import {Section} from "../ui/section";
import {Waiting} from "../ui/waiting";
import {LateCases, LateGames, RandomPositions} from "./analysis-panels";
import {BadLink, focusBoardIn, headOf, nameOf, SkipToBoard} from "./board-page";
import {useShortcuts} from "./document-head";
import {Frame} from "./frame";
import {ProgramAt, wantsProgram} from "./program-at";
import {PuzzleAt} from "./puzzle-at";
import type {PageProps} from "./site";
import "./analysis.css";

export function AnalysisPage({site}: PageProps) {
  const {state, samples, reading} = site;
  const t = useTexts("about");
  const root = useRef<HTMLDivElement>(null);
  const highlight = useHighlightSignal(state);
  const onHighlight = (to: Highlight) => {
    highlight.value = to;
  };
  const [isListOpen, setListOpen] = useState(false);
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
    <Frame site={site} {...headOf(state, t)} root={root} skip={<SkipToBoard onSkip={focusBoard} />}>
      <main>
        <BadLink state={state} />
        <div class="spread">
          <div class="left">
            <div class="heading">
              <h1 tabindex={-1}>{name || t.ui.title}</h1>
              <div class="aside">
                {button}
                <OpenPresent state={state} />
                <ModeSwitch mode="analyse" onMode={state.setMode} />
              </div>
            </div>
            <Position
              text={text}
              play={question.play}
              plays={entry?.plays ?? null}
              fault={fault}
              inputResolver={state.inputResolver}
              isFaultElsewhere={editing.open.value !== null}
              onType={state.type}
              onAgain={analysis.retry}
              onPaste={(text) => {
                const isTaken = editing.takePastedText(text);
                if (!isTaken) void pasting.look(text);
                return isTaken;
              }}
              onPlay={(play) => state.restart(question.address, play)}
              onBoard={focusBoard}
            />
            {pasted && <LateCases pasted={pasted} here={question.address} pasting={pasting} />}
            <ProgramAt site={site} />
            <RandomPositions state={state} catalog={catalog} />
            <PuzzleTurn state={state} />
            <ConnectedAnswer state={state} />
            {!editing.open.value && (
              <ConnectedFigure
                state={state}
                highlight={currentHighlight(state, highlight.value)}
                onHighlight={onHighlight}
                onMore={() => {
                  setListOpen(true);
                  document.getElementById("moves-title")?.scrollIntoView();
                }}
                root={root}
                editing={editing}
              />
            )}
            {state.puzzling.current.value && <PuzzleAt site={site} />}
            <ConnectedEditor state={state} editing={editing} root={root} />
            {answer ? (
              <CoachOf
                state={state}
                beside={(state.canUndo.value || state.canRedo.value) && <UndoRedo state={state} />}
              />
            ) : (
              !error && (
                <>
                  <p class="unset">{t.table.setting}</p>
                  <Waiting plates={[3, 24]} />
                </>
              )
            )}
          </div>
          {answer && <ConnectedTimeline state={state} />}
          {!answer && !error && (
            <div class="right">
              <Waiting plates={[3, 12, 12]} />
            </div>
          )}
          {answer && (
            <div class="right">
              {!state.teaching.isCovered.value && !error && (
                <>
                  <WhyOf state={state} highlight={highlight} isBrief />
                  <Moves
                    answer={answer}
                    isStale={analysis.isStale.value}
                    isSlow={analysis.isSlow.value}
                    isOpen={isListOpen}
                    onToggle={setListOpen}
                    highlighting={{highlight: highlight.value, onHighlight}}
                    onMove={state.move}
                    shortValues={state.shortValues}
                  />
                </>
              )}
            </div>
          )}
          {(answer || error) && (
            <div class="after">
              <LateGames site={site} onOpen={openPosition} />
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
