// Parts that the pages with a board share.
import type {ComponentText} from "../engine/types";
import type {State} from "../game/state";
import {signedName} from "../say/game-names";
import {positionName} from "../say/position-name";
import type {Language} from "../text";
import {useLanguage} from "../ui/language";

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

/** Returns the name of the game; empty if the game is not known yet. */
export const nameOf = ([first, ...others]: readonly ComponentText[], t: Language) =>
  others.length > 0 ? t.ui.sumName : first ? signedName(first)(t) : "";

/**
 * Returns title and description for the document head: the current position by its game, and the question who wins it.
 */
export function headOf({components, question}: State, t: Language) {
  const position = positionName(components.value, question.value.play)(t);
  return {title: [position], description: position ? t(t.ui.describes, {position}) : t.ui.describesAll};
}

/** Error banner for the fields of a link that could not be read. */
export function BadLink({state}: {state: State}) {
  const t = useLanguage();
  const badFields = state.badFields.value;
  if (badFields.length === 0) return null;
  const message = badFields.includes("link")
    ? t.ui.lostLink
    : t(t.ui.badLink, {fields: t.list(badFields.map((f) => fieldNames(t)[f]))});
  return (
    <p class="fault banner" role="alert">
      {message}
    </p>
  );
}

const fieldNames = (t: Language) => ({
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
  program: t.ui.fieldProgram,
  players: t.ui.fieldPlayers,
  mode: t.ui.fieldMode,
  present: t.ui.fieldPresent,
  rung: t.ui.fieldRung,
  opponent: t.ui.fieldOpponent,
  first: t.ui.fieldFirst,
  hints: t.ui.fieldHints,
  predict: t.ui.fieldPredict,
});
