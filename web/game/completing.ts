// The games that a text which is being typed may become: those whose names go on as its last summand does.
import {beginningWith, type Named} from "./names";

export interface Completion {
  named: Named;
  /** The whole text with the game put in. */
  text: string;
  /** Where its position begins. */
  from: number;
  /** The game as it is typed, by itself. */
  form: string;
}

/** Games with their samples, or, where no position is wanted, those alone that have values of heaps. */
export function completionsOf(text: string, named: readonly Named[], isGame: boolean): Completion[] {
  const [, before = "", head = ""] = (isGame ? null : /^(.*[+＋]\s*)(.*)$/s.exec(text)) ?? [text, "", text];
  // Behind the colon no game is typed any more, and within brackets none at all.
  if (/[:：([{]/.test(head)) return [];
  const games = isGame ? named.filter(({isOfHeaps}) => isOfHeaps) : named;
  return beginningWith(head.trim(), games)
    .map((one) => {
      const form = isGame ? one.game : `${one.game}:${one.sample}`;
      const from = before.length + one.game.length + (isGame ? 0 : 1);
      return {named: one, text: before + form, from, form};
    })
    .filter((completion) => completion.text !== text);
}
