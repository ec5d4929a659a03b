// What each move does: why the winning ones win, and the answer to each of the others.
import type {Answer, Move} from "../engine/types";
import {type Words, why} from "../text";
import {counted, starred} from "./parts";
import {sayText} from "./say";
import type {Tongue} from "./tongue";

export interface Consequences {
  says: string;
  moves: string[];
}

/** The first of them that win and the first that do not, each under what is true of all its kind. */
export function consequencesOf(answer: Answer, most: number, t: Tongue): Consequences[] {
  const {total, winning, listed} = answer.moves;
  if (total === null || winning === null || total === "0") return [];
  const losing = BigInt(total) - BigInt(winning);
  const told = (words: Words, count: bigint, moves: string[]): Consequences => {
    const facts = {count: counted(String(count)), shown: moves.length};
    return {says: t(words, {count: t(BigInt(moves.length) < count ? why.someShown : why.allShown, facts)}), moves};
  };
  const wins = listed.filter((m) => m.wins).slice(0, most);
  const loses = listed.filter((m) => !m.wins && (m.reply || winning === "0")).slice(0, most);
  const byZero = answer.play === "normal" && answer.kind === "nimber" && answer.grundy !== null;
  return [
    ...(winning === "0"
      ? []
      : [
          told(
            byZero ? why.winsByZero : losing === 0n ? why.winsAll : why.winsByLost,
            BigInt(winning),
            wins.map((m) => t(sayText(m.text))),
          ),
        ]),
    ...(losing === 0n
      ? []
      : [
          told(
            winning === "0" ? why.allAnswered : why.throwsAway,
            losing,
            loses.map((m) => answered(m, answer, t)),
          ),
        ]),
  ];
}

function answered({text, grundy, reply}: Move, {play}: Answer, t: Tongue): string {
  const move = t(sayText(text));
  const value = play === "normal" && grundy !== null ? starred(grundy) : null;
  if (!reply) return value === null ? move : t(why.leaves, {move, value});
  const facts = {move, reply: t(sayText(reply.text))};
  return value === null ? t(why.answered, facts) : t(why.answeredFrom, {...facts, value});
}
