// One-line account of a finished game: who won, how, and which move decided it.
import type {Account, Player} from "../game/line/account-of-game";
import {sayParts} from "../say/parts";
import type {Language, Sentence} from "../text";
import {type Who, whoAt} from "./turn";

const whoPlays = ({side}: Account, player: Player): Who => whoAt(player, side);

const moveOf = (t: Language, who: Exclude<Who, "engine">) =>
  ({you: t.tutor.yourMove, player1: t.tutor.player1Move, player2: t.tutor.player2Move})[who];

function sayWinner(t: Language, who: Who) {
  const sentences = {
    you: t.tutor.youWon,
    engine: t.tutor.youLost,
    player1: t.tutor.player1Won,
    player2: t.tutor.player2Won,
  };
  return sentences[who];
}

const sayTimes = (t: Language, count: number) =>
  count === 1 ? t.tutor.once : count === 2 ? t.tutor.twice : t(t.tutor.times, {count});

const saySlips = (t: Language, who: Who, count: number) =>
  t(t.tutor.letSlip, {who: t.tutor[who], times: sayTimes(t, count)});

/** Says how long the winner took, and how often a win slipped away. */
function sayWinnersPlay(t: Language, account: Account): string[] {
  const {moves, slips, unjudged} = account.players[account.winner];
  const who = whoPlays(account, account.winner);
  const count = who === "engine" || moves === 0 ? [] : [t(t.tutor.inMoves, {count: moves})];
  if (slips.length > 0) return [...count, saySlips(t, who, slips.length)];
  // Between two people, only slips are reported.
  return unjudged > 0 || who !== "you" ? count : [...count, t(t.tutor.neverSlipped, {who: t.tutor[who]})];
}

/** Says which of the loser's moves decided the game. */
function sayLosersPlay(t: Language, account: Account): string[] {
  const {winner, players, decisive} = account;
  const other: Player = winner === 0 ? 1 : 0;
  const who = whoPlays(account, other);
  const {slips, unjudged} = players[other];
  if (slips.length === 0) {
    if (unjudged > 0 || players[winner].unjudged > 0 || who === "engine") return [];
    const facts = {who: t.tutor[who], other: t.tutor[whoPlays(account, winner)]};
    return [who === "you" ? t.tutor.noChance : t(t.tutor.noChancePlayer, facts)];
  }
  if (!decisive || who === "engine") return [saySlips(t, who, slips.length)];
  const facts = {
    move: t(moveOf(t, who), {number: decisive.move}),
    better: decisive.winningMove ? sayParts(decisive.winningMove.parts)(t) : "",
  };
  if (slips.length === 1) return [t(decisive.winningMove ? t.tutor.decisiveBetter : t.tutor.decisive, facts)];
  const last = t(decisive.winningMove ? t.tutor.lastDecisiveBetter : t.tutor.lastDecisive, facts);
  return [t.clauses([saySlips(t, who, slips.length), last])];
}

/** Returns sentences: who won, then how. */
export const accountIn =
  (account: Account) =>
  (t: Language): string[] => {
    const count = account.players[0].unjudged + account.players[1].unjudged;
    const unjudgedLines = count > 0 ? [t(t.tutor.unjudged, {count})] : [];
    const [winnerLines, loserLines] = [sayWinnersPlay(t, account), sayLosersPlay(t, account)];
    // A person's mistakes come before the engine's play.
    const engineWon = whoPlays(account, account.winner) === "engine";
    const lines = engineWon ? [...loserLines, ...winnerLines] : [...winnerLines, ...loserLines];
    return [sayWinner(t, whoPlays(account, account.winner)), ...lines, ...unjudgedLines];
  };

export const sayAccount =
  (account: Account): Sentence =>
  (t) =>
    accountIn(account)(t).join(" · ");
