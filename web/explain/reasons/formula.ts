// Reason by a formula of one game, whose words and facts stand with the game.
import type {Language} from "../../text";
import type {Strategy} from "../../text/game";
import {balanceForms} from "./balance";
import {formulaOf} from "./formula-words";
import type {Modules, PlainForms} from "./reason";

type Plain = Language<"plain">["plain"];

/** Forms of the strategies that several games share. */
const strategies = {
  remainder: ({remainderWon, remainderLost}) => ({won: [remainderWon], lost: [remainderLost]}),
  "move-count": ({moveCountOdd, moveCountEven}) => ({won: [moveCountOdd], lost: [moveCountEven]}),
} satisfies Record<Exclude<Strategy, "balance">, (plain: Plain) => PlainForms>;

const listed = <T>(form: T | undefined) => (form === undefined ? [] : [form]);

export const formula = {
  formula: {
    namesWinner: true,
    plain(reason, answer, t) {
      const words = formulaOf(reason, answer, t);
      if (words?.strategy === "balance") return balanceForms(reason, answer, t);
      if (words?.strategy) return strategies[words.strategy](t.plain);
      return words?.plain ? {won: listed(words.plain.won), lost: listed(words.plain.lost)} : null;
    },
  },
} satisfies Modules;
