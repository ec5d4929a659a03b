// Sentence after the last game of the home page. The results of the others are not stored, so it mentions only this
// game.
import type {Account} from "../game/line/account-of-game";
import {whoAt} from "../play/turn";
import type {Sentence} from "../text";

/** `account` is null if the game is not over. */
export const lastGame =
  (account: Account | null): Sentence<"home"> =>
  (t) =>
    account && whoAt(account.winner, account.side) === "you" ? t.home.lastWon : t.home.lastPlayed;
