// What each move does: why the winning ones win, and the answer to each of the others.
import type {Answer, Move} from "../engine/types";
import {toldApart} from "../say/alike";
import {sayParts} from "../say/parts";
import type {Form, Language} from "../text";
import {counted, starred} from "../ui/numbers";
import {decisive, linesOf} from "./lines";
import {endsLost} from "./moves-of";

export interface Consequences {
  says: string;
  moves: {says: string; move: Move}[];
}

const few = 3;
const many = 12;
const byMoves = new Set(["mex", "search", "wild", "misere-theorem", "state-table"]);
/** Of how many moves each kind is told: of more where nothing shorter than the moves themselves shows the loss. */
export const mostTold = (answer: Answer) =>
  answer.moves.winning === "0" && byMoves.has(decisive(linesOf(answer))?.key ?? "") ? many : few;

/** The first of them that win and the first that do not, each under what is true of all its kind. */
export function consequencesOf(answer: Answer, t: Language<"explain">): Consequences[] {
  const {total, winning, listed} = answer.moves;
  if (total === null || winning === null || total === "0") return [];
  const most = mostTold(answer);
  const says = toldApart(listed, t);
  const losing = BigInt(total) - BigInt(winning);
  const told = (form: Form, count: bigint, moves: Move[], say: (move: Move) => string): Consequences => {
    const facts = {count: counted(String(count)), shown: moves.length};
    const says = t(form, {count: t(BigInt(moves.length) < count ? t.why.someShown : t.why.allShown, facts)});
    return {says, moves: moves.map((move) => ({says: say(move), move}))};
  };
  const wins = listed.filter((m) => m.wins).slice(0, most);
  const loses = listed.filter((m) => !m.wins && (m.reply || winning === "0" || endsLost(m, answer))).slice(0, most);
  const byZero = answer.play === "normal" && answer.kind === "nimber" && answer.grundy !== null;
  const found: Consequences[] = [];
  if (wins.length > 0) {
    const because = byZero ? t.why.winsByZero : losing === 0n ? t.why.winsAll : t.why.winsByLost;
    found.push(told(because, BigInt(winning), wins, says));
  }
  if (losing > 0n) {
    const words = winning === "0" ? t.why.allAnswered : t.why.throwsAway;
    // Where so many moves win that none of the others is listed, a list of none would stand below a count of quintillions.
    if (loses.length > 0) found.push(told(words, losing, loses, (m) => answered(m, says(m), answer, t)));
    else if (winning !== "0") found.push({says: t(t.why.othersLose, {count: counted(String(losing))}), moves: []});
  }
  return found;
}

function answered(made: Move, move: string, answer: Answer, t: Language<"explain">): string {
  if (endsLost(made, answer)) return t(t.why.givesAway, {move});
  const value = answer.play === "normal" && made.grundy !== null ? starred(made.grundy) : null;
  if (!made.reply) return value === null ? move : t(t.why.leaves, {move, value});
  const facts = {move, reply: sayParts(made.reply.parts)(t)};
  return value === null ? t(t.why.answered, facts) : t(t.why.answeredFrom, {...facts, value});
}
