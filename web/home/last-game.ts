// What is said after the last game of the first page. How the others ended is not kept, so only this one is spoken of.
import type {Account} from "../game/account-of-game";
import {whoAt} from "../play/turn";
import type {Sentence} from "../text";

/** `account` is null where the game is not over. */
export const lastGame =
  (account: Account | null): Sentence<"home"> =>
  (t) =>
    account && whoAt(account.winner, account.side) === "you" ? t.home.lastWon : t.home.lastPlayed;
