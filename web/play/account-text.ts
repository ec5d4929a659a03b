// A game that is over, in one line: who won, how, and what it turned on.
import type {Account, Player} from "../game/account-of-game";
import {sayParts} from "../say/parts";
import type {Language, Sentence} from "../text";
import {type Who, whoAt} from "./turn";

const whoIs = ({side}: Account, player: Player): Who => whoAt(player, side);

const moveOf = (t: Language, who: Exclude<Who, "engine">) =>
  ({you: t.tutor.yourMove, player1: t.tutor.player1Move, player2: t.tutor.player2Move})[who];

function wonBy(t: Language, who: Who) {
  const said = {you: t.tutor.youWon, engine: t.tutor.youLost, player1: t.tutor.player1Won, player2: t.tutor.player2Won};
  return said[who];
}

const timesOf = (t: Language, count: number) =>
  count === 1 ? t.tutor.once : count === 2 ? t.tutor.twice : t(t.tutor.times, {count});

const slipsOf = (t: Language, who: Who, count: number) =>
  t(t.tutor.letSlip, {who: t.tutor[who], times: timesOf(t, count)});

/** Of the winner: how long it took, and whether it hung by a thread. */
function winning(t: Language, account: Account): string[] {
  const {moves, slips, unjudged} = account.players[account.winner];
  const who = whoIs(account, account.winner);
  const count = who === "engine" || moves === 0 ? [] : [t(t.tutor.inMoves, {count: moves})];
  if (slips.length > 0) return [...count, slipsOf(t, who, slips.length)];
  // Of two persons, only what was let slip is told.
  return unjudged > 0 || who !== "you" ? count : [...count, t(t.tutor.neverSlipped, {who: t.tutor[who]})];
}

/** Of the loser: what the game turned on. */
function losing(t: Language, account: Account): string[] {
  const {winner, players, decisive} = account;
  const other: Player = winner === 0 ? 1 : 0;
  const who = whoIs(account, other);
  const {slips, unjudged} = players[other];
  if (slips.length === 0) {
    if (unjudged > 0 || players[winner].unjudged > 0 || who === "engine") return [];
    const facts = {who: t.tutor[who], other: t.tutor[whoIs(account, winner)]};
    return [who === "you" ? t.tutor.noChance : t(t.tutor.noChancePlayer, facts)];
  }
  if (!decisive || who === "engine") return [slipsOf(t, who, slips.length)];
  const facts = {
    move: t(moveOf(t, who), {number: decisive.move}),
    better: decisive.better ? sayParts(decisive.better.parts)(t) : "",
  };
  if (slips.length === 1) return [t(decisive.better ? t.tutor.decisiveBetter : t.tutor.decisive, facts)];
  const last = t(decisive.better ? t.tutor.lastDecisiveBetter : t.tutor.lastDecisive, facts);
  return [t.clauses([slipsOf(t, who, slips.length), last])];
}

/** Who won, then how. */
export const accountIn =
  (account: Account) =>
  (t: Language): string[] => {
    const count = account.players[0].unjudged + account.players[1].unjudged;
    const unknown = count > 0 ? [t(t.tutor.unjudged, {count})] : [];
    const [won, lost] = [winning(t, account), losing(t, account)];
    // What a person lost by comes before what the engine did.
    const isLost = whoIs(account, account.winner) === "engine";
    const turns = isLost ? [...lost, ...won] : [...won, ...lost];
    return [wonBy(t, whoIs(account, account.winner)), ...turns, ...unknown];
  };

export const sayAccount =
  (account: Account): Sentence =>
  (t) =>
    accountIn(account)(t).join(" · ");
