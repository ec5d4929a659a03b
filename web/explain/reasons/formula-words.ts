// Words and facts that a game has for its formulas: theorems that no other game shares.
import type {Component, Reason} from "../../engine/types";
import {gameWords} from "../../say/game-names";
import type {Language} from "../../text";
import type {Formula} from "../../text/game";

/** True if the words come from the game's story: for formulas, and theorems of misère play that have no facts. */
const isFromStory = ({key}: Reason) => key === "formula" || key === "misere-theorem";

/** True if the words come with the game's story, which is still loading. */
export const isAwaited = (reason: Reason, subject: Component, t: Language) =>
  isFromStory(reason) && gameWords(subject)(t).story === null;

/**
 * Returns the words and facts of a formula: of the case of it that these facts are, or of the formula itself. Undefined
 * for reasons with words of their own, for a game without such words, and while they are loading.
 */
export function formulaOf(reason: Reason, subject: Component, t: Language): Formula | undefined {
  if (!isFromStory(reason)) return undefined;
  const formulas = gameWords(subject)(t).story?.formulas ?? {};
  if (reason.key === "misere-theorem") return formulas.misere;
  const {id} = reason.facts;
  const special = Object.values(formulas).find(({caseOf, when}) => caseOf === id && when?.(reason.facts));
  return special ?? (typeof id === "string" ? formulas[id] : undefined);
}
