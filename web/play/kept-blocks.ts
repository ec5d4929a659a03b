// Blocks of heaps that stay on the board: those by which a lost game was explained, until the reader has won it.
import {useEffect, useState} from "preact/hooks";
import {currentAccount, isWonByReader} from "../game/line/account-of-game";
import type {State} from "../game/state";

/** Returns true if heaps are shown as blocks: by the analysis, or since it has shown them in this game. */
export function useKeptBlocks(state: State, isShown: boolean): boolean {
  const start = state.linePlies.value[0]?.address ?? null;
  const [lesson, setLesson] = useState<string | null>(null);
  const account = currentAccount(state);
  const isAgainstEngine = account !== null && account.side !== null;
  const isWon = isAgainstEngine && isWonByReader(account);
  const isExplained = isShown && isAgainstEngine && state.reveal.isOpen.value;
  useEffect(() => {
    if (isWon) setLesson(null);
    else if (isExplained) setLesson(start);
  }, [isWon, isExplained, start]);
  return isShown || (lesson !== null && lesson === start);
}
