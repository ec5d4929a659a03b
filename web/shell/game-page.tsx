// A position at the table: its board first, and one lever to all that is known of it.
import {useRef} from "preact/hooks";
import type {ComponentText} from "../engine/types";
import type {State} from "../game/state";
import {AnnounceOf} from "../play/connected";
import {Lever} from "../play/lever";
import {reasonLit, reasonNow, sayRule} from "../play/reason-now";
import {Replay} from "../play/replay";
import {Table} from "../play/table";
import {OpenPresent} from "../present/open";
import {PuzzleOf, TriesOf} from "../puzzles/side";
import {gameIn} from "../say/game-names";
import {positionName} from "../say/position-name";
import {useSharing} from "../share/use-sharing";
import type {Language} from "../text";
import {FaultLine} from "../ui/fault";
import {useLanguage} from "../ui/language";
import {useShortcuts} from "./document-head";
import {Frame} from "./frame";
import {puzzleLinks, type Site, settingsOf} from "./site";

export function GamePage({site}: {site: Site}) {
  const {state} = site;
  const t = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const components = state.components.value;
  const name = nameOf(components, t);
  const error = state.analysis.fault.value;
  const {button, dialog} = useSharing(state);
  useShortcuts(state, root);
  return (
    <Frame
      site={site}
      page="play"
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
            <Lever mode="play" onMode={state.setMode} />
          </div>
        </div>
        <p class="rule">{sayRule(state, t)}</p>
        {error && (
          <FaultLine text={state.question.value.address} fault={{error, at: error.at}} onAgain={state.analysis.again} />
        )}
        <PuzzleOf state={state} progress={site.puzzles.progress} links={puzzleLinks(settingsOf(site))} />
        <Table state={state} root={root} lit={reasonLit(state)} hasSeats beside={button}>
          <Replay state={state} thought={reasonNow(state)} />
        </Table>
        <TriesOf state={state} />
        {dialog}
      </main>
      <AnnounceOf state={state} />
    </Frame>
  );
}

export function focusBoardIn(root: Element | null) {
  root?.querySelector<SVGElement>("#board svg [tabindex='0'], #board svg[tabindex='0']")?.focus();
}

export function SkipToBoard({onSkip}: {onSkip(): void}) {
  const t = useLanguage();
  return (
    <button type="button" class="skip" onClick={onSkip}>
      {t.ui.skip}
    </button>
  );
}

/** Empty where it is not known what the game is. */
export const nameOf = ([first, ...others]: readonly ComponentText[], t: Language) =>
  others.length > 0 ? t.ui.sumName : first ? gameIn(first)(t).name : "";

/** The position at hand, by its game, and the question who wins it. */
export function headOf({components, question}: State, t: Language) {
  const position = positionName(components.value, question.value.play)(t);
  return {title: [position], description: position ? t(t.ui.describes, {position}) : t.ui.describesAll};
}

/** What could not be read of a link. */
export function BadLink({state}: {state: State}) {
  const t = useLanguage();
  const bad = state.badFields.value;
  if (bad.length === 0) return null;
  const words = bad.includes("link")
    ? t.ui.lostLink
    : t(t.ui.badLink, {fields: t.list(bad.map((f) => fieldWords(t)[f]))});
  return (
    <p class="fault banner" role="alert">
      {words}
    </p>
  );
}

const fieldWords = (t: Language) => ({
  link: t.ui.lostLink,
  address: t.ui.fieldAddress,
  play: t.ui.fieldPlay,
  moves: t.ui.fieldMoves,
  branches: t.ui.fieldBranches,
  at: t.ui.fieldAt,
  lang: t.ui.fieldLang,
  theme: t.ui.fieldTheme,
  puzzle: t.ui.fieldPuzzle,
  pins: t.ui.fieldPins,
  mode: t.ui.fieldMode,
  present: t.ui.fieldPresent,
  rung: t.ui.fieldRung,
  opponent: t.share.fieldOpponent,
  first: t.share.fieldFirst,
  hints: t.share.fieldHints,
  predict: t.share.fieldPredict,
});
