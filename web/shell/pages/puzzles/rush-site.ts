// Rush of the site: its clock, and the state of its board.

import {randomSeed} from "../../../game/opponent/seeded-draws";
import {createRush, type Rush} from "../../../game/puzzles/rush";
import {createState} from "../../../game/state";
import {afterTime} from "../../../lib/later";
import type {OpenBoard} from "../../../puzzles/rush";
import {readyToShow} from "../../../say/ready-to-show";
import {sayMove} from "../../../say/say";
import {preferredLang} from "../../preferences";
import {puzzleShelfOf} from "../../puzzle-shelf";
import type {Site} from "../../site";

let rush: Rush | null = null;

/** Returns the store, one for the page's lifetime. */
export function rushOf(site: Site): Rush {
  rush ??= createRush({
    now: () => performance.now(),
    later: afterTime,
    newSeed: randomSeed,
    onEnd: puzzleShelfOf(site).progress.recordRush,
  });
  return rush;
}

/** Returns how a board is opened: it goes on at once after each try, and what it does is in no link. */
export const boardOpener =
  ({engineStatus, state}: Site): OpenBoard =>
  (link, onTry) =>
    createState({
      ...{engine: engineStatus.engine, link, badFields: [], say: sayMove, onLink() {}},
      isStill: () => true,
      readyToShow: (boards) => readyToShow(boards, [], state.lang.peek() ?? preferredLang()),
      onPuzzle: ({word, result}) => onTry(word, result === "solved"),
    });
