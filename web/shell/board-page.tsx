// What the pages with a board have in common.
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

/** Empty where it is not known what the game is. */
export const nameOf = ([first, ...others]: readonly ComponentText[], t: Language) =>
  others.length > 0 ? t.ui.sumName : first ? signedName(first)(t) : "";

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
  program: t.ui.fieldProgram,
  mode: t.ui.fieldMode,
  present: t.ui.fieldPresent,
  rung: t.ui.fieldRung,
  opponent: t.ui.fieldOpponent,
  first: t.ui.fieldFirst,
  hints: t.ui.fieldHints,
  predict: t.ui.fieldPredict,
});
