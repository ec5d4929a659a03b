// Consequences of the moves: why the winning ones win, and the reply to each of the others.
import type {Answer, Move} from "../engine/types";
import {bestOf} from "../game/modes/tutor";
import {describeDistinctly} from "../say/alike";
import {sayParts} from "../say/parts";
import type {Form, Language} from "../text";
import {formatCount, formatNimber} from "../ui/numbers";
import {decisive, linesOf} from "./lines";
import {endsLost} from "./moves-of";
import {moduleOf} from "./reasons";

export interface Consequences {
  says: string;
  moves: {says: string; move: Move}[];
}

const fewShown = 3;
const manyShown = 12;
/** Maximum number of moves to list for each kind; larger where only the moves themselves show the loss. */
export function moveLimit(answer: Answer) {
  const reason = decisive(linesOf(answer));
  return answer.moves.winning === "0" && reason && moduleOf(reason).isShownByMoves ? manyShown : fewShown;
}

/**
 * Lists the first winning and the first losing moves, each group under a sentence that is true of all moves of its
 * kind.
 */
export function consequencesOf(answer: Answer, t: Language<"explain">): Consequences[] {
  const {total, winning, drawing, listed} = answer.moves;
  if (total === null || winning === null || drawing === null || total === "0") return [];
  const limit = moveLimit(answer);
  const says = describeDistinctly(listed, t);
  const good = drawing ?? winning;
  const losing = BigInt(total) - BigInt(good);
  const group = (form: Form, count: bigint, moves: Move[], say: (move: Move) => string): Consequences => {
    const facts = {count: formatCount(String(count)), shown: moves.length};
    const says = t(form, {count: t(BigInt(moves.length) < count ? t.why.someShown : t.why.allShown, facts)});
    return {says, moves: moves.map((move) => ({says: say(move), move}))};
  };
  const goodMoves = bestOf(answer);
  const best = goodMoves.slice(0, limit);
  const shows = (m: Move) => m.reply || winning === "0" || m.outcome === "D" || endsLost(m, answer);
  const loses = listed.filter((m) => !goodMoves.includes(m) && shows(m)).slice(0, limit);
  const groups: Consequences[] = [];
  if (best.length > 0) {
    const won = winsByZero(answer) ? t.why.winsByZero : losing === 0n ? t.why.winsAll : t.why.winsByLost;
    groups.push(group(drawing === undefined ? won : t.why.holdsDraw, BigInt(good), best, says));
  }
  if (losing > 0n) {
    const words = drawing !== undefined ? t.why.losesDraw : winning === "0" ? t.why.allAnswered : t.why.throwsAway;
    // With so many winning moves that no other is listed, an empty list would stand below a count of quintillions.
    if (loses.length > 0) groups.push(group(words, losing, loses, (m) => replyText(m, says(m), answer, t)));
    else if (winning !== "0") groups.push({says: t(t.why.othersLose, {count: formatCount(String(losing))}), moves: []});
  }
  return groups;
}

/** Says the same of all winning and all other moves without naming any; null if no move wins or the winner is unknown. */
export function winningInBrief(answer: Answer, t: Language<"explain">): Consequences[] | null {
  const {total, winning} = answer.moves;
  if (total === null || winning === null || winning === "0") return null;
  const losing = BigInt(total) - BigInt(winning);
  const because = winsByZero(answer) ? t.why.briefByZero : losing === 0n ? t.why.briefAll : t.why.briefByLost;
  const others = losing > 0n ? [t(t.why.othersLose, {count: formatCount(String(losing))})] : [];
  return [{says: t.sentences([t(because, {count: formatCount(winning)}), ...others]), moves: []}];
}

const winsByZero = ({play, kind, grundy}: Answer) => play === "normal" && kind === "nimber" && grundy !== null;

function replyText(losingMove: Move, move: string, answer: Answer, t: Language<"explain">): string {
  if (endsLost(losingMove, answer)) return t(t.why.givesAway, {move});
  const value = answer.play === "normal" && losingMove.grundy !== null ? formatNimber(losingMove.grundy) : null;
  if (!losingMove.reply) return value === null ? move : t(t.why.leaves, {move, value});
  const facts = {move, reply: sayParts(losingMove.reply.parts)(t)};
  return value === null ? t(t.why.answered, facts) : t(t.why.answeredFrom, {...facts, value});
}
