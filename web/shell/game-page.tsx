// A position at the table: its board first, and one lever to all that is known of it.
import {useRef} from "preact/hooks";
import type {ComponentText} from "../engine/types";
import {plainReason} from "../explain/plain";
import {marksOf} from "../explain/reason-text";
import type {Lit} from "../game/lit";
import {unlit} from "../game/lit";
import type {State} from "../game/state";
import {AnnounceOf} from "../play/connected";
import {Lever} from "../play/lever";
import {Replay} from "../play/replay";
import {sayAim, Table} from "../play/table";
import {OpenPresent} from "../present/open";
import {PuzzleOf} from "../puzzles/side";
import {gameIn} from "../say/game-names";
import type {Language, Sentence} from "../text";
import {FaultLine} from "../ui/fault";
import {useLanguage} from "../ui/language";
import {useShortcuts} from "./document-head";
import {Frame} from "./frame";
import type {Site} from "./site";

export function GamePage({site}: {site: Site}) {
  const {state} = site;
  const t = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const components = state.components.value;
  const name = nameOf(components, t);
  const error = state.analysis.fault.value;
  useShortcuts(state, root);
  return (
    <Frame
      site={site}
      page="play"
      title={[name]}
      root={root}
      skip={<SkipToBoard onSkip={() => focusBoardIn(root.current)} />}
    >
      <main>
        <BadLink state={state} />
        <div class="heading">
          <h1 tabindex={-1}>{name || t.ui.title}</h1>
          <div class="ways">
            <Lever mode="play" onMode={state.setMode} />
            <OpenPresent state={state} />
          </div>
        </div>
        <p class="rule">{sayRule(state, t)}</p>
        {error && <FaultLine text={state.question.value.address} fault={{error, at: error.at}} />}
        <PuzzleOf state={state} />
        <Table state={state} root={root} lit={reasonLit(state)} hasSeats>
          <Replay state={state} thought={reasonOf(state)}>
            <button type="button" class="primary" onClick={state.again}>
              {t.table.again}
            </button>
            <button type="button" onClick={() => state.setMode("analyse")}>
              {t.table.openAnalysis}
            </button>
          </Replay>
        </Table>
      </main>
      <AnnounceOf state={state} />
    </Frame>
  );
}

/** Why the position at hand is won or lost, in plain words. */
export function reasonOf({analysis}: State): Sentence | null {
  const answer = analysis.stale.value ? null : analysis.answer.value;
  return answer && plainReason(answer);
}

/** What the first reason speaks of. */
export function reasonLit({analysis}: State): Lit {
  const answer = analysis.stale.value ? null : analysis.answer.value;
  const [reason] = answer?.why ?? [];
  return reason && !answer?.components ? {component: null, marks: new Set(marksOf(reason))} : unlit;
}

/** The rule of the game, or that of a sum, and who wins. */
export function sayRule({components, question, analysis}: State, t: Language): string {
  const {play} = question.value;
  const [first, ...others] = components.value;
  if (!first) return "";
  const moves = others.length > 0 ? t.ui.sumCaption : gameIn(first)(t).rule;
  // The others say it themselves.
  const isByLastMove = ["nimber", "partizan"].includes(analysis.answer.value?.kind ?? "");
  return t.sentences([moves, ...(isByLastMove ? [sayAim(play, t)] : [])]);
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
  mode: t.ui.fieldMode,
  present: t.ui.fieldPresent,
  rung: t.ui.fieldRung,
});
