// Page where a position is played: the board first, and a lever that opens the analysis.
import {useRef} from "preact/hooks";
import {AnnounceOf} from "../play/connected";
import {currentReason, reasonHighlight} from "../play/current-reason";
import {useKeptBlocks} from "../play/kept-blocks";
import {mistakeHighlight} from "../play/mistake";
import {ModeSwitch} from "../play/mode-switch";
import {blockReason} from "../play/odd-blocks";
import {Replay} from "../play/replay";
import {ConnectedRule} from "../play/rule";
import {Sizes} from "../play/sizes";
import {Table} from "../play/table";
import {OpenPresent} from "../present/open";
import {useSharing} from "../share/use-sharing";
import {FaultLine} from "../ui/fault";
import {useTexts} from "../ui/language";
import {BadLink, focusBoardIn, headOf, nameOf, SkipToBoard} from "./board-page";
import {useShortcuts} from "./document-head";
import {Frame} from "./frame";
import {puzzlePart} from "./late-parts";
import {OnwardAt} from "./onward-at";
import {ProgramAt, wantsProgram} from "./program-at";
import {PuzzleAt} from "./puzzle-at";
import type {PageProps} from "./site";

export function GamePage({site}: PageProps) {
  const {state} = site;
  const t = useTexts("plain");
  const root = useRef<HTMLDivElement>(null);
  const components = state.components.value;
  const name = nameOf(components, t);
  const error = state.analysis.fault.value;
  const {button, dialog} = useSharing(state);
  const isPuzzle = state.puzzling.current.value !== null;
  const {TriesOf} = puzzlePart.part.value ?? {};
  const byBlocks = state.reveal.isOpen.value ? blockReason(state) : null;
  const blocks = useKeptBlocks(state, byBlocks !== null);
  useShortcuts(state, root);
  return (
    <Frame
      site={site}
      {...headOf(state, t)}
      root={root}
      skip={<SkipToBoard onSkip={() => focusBoardIn(root.current)} />}
    >
      <main class="tabletop">
        <BadLink state={state} />
        <div class="heading">
          <h1 tabindex={-1}>{name || t.ui.title}</h1>
          <div class="aside">
            <OpenPresent state={state} />
            <ModeSwitch mode="play" onMode={state.setMode} />
          </div>
        </div>
        <ConnectedRule state={state} />
        <ProgramAt site={site} />
        {error && !wantsProgram(state) && (
          <FaultLine text={state.question.value.address} fault={{error, at: error.at}} onAgain={state.analysis.retry} />
        )}
        <Table
          state={state}
          root={root}
          highlight={byBlocks?.highlight ?? mistakeHighlight(state) ?? reasonHighlight(state)}
          blocks={blocks}
          canChooseOpponent
          puzzle={isPuzzle && <PuzzleAt site={site} />}
          extraControls={button}
          sizes={<Sizes state={state} openings={site.openings} />}
          onward={!isPuzzle && <OnwardAt site={site} />}
        >
          <Replay state={state} thought={(byBlocks?.say ?? currentReason(state))?.(t) ?? null} />
        </Table>
        {isPuzzle && TriesOf && <TriesOf state={state} />}
        {dialog}
      </main>
      <AnnounceOf state={state} />
    </Frame>
  );
}
