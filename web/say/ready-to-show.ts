// What an answer is shown with, so that it stands at once where it will stand: the views of its boards and the stories of its games.
import type {Board} from "../boards/hand/touch";
import {type Lang, speaking} from "../text";
import {readyToDraw} from "./board-view";

/** What the stories are waited for, in milliseconds: after that the answer is worth more. */
const patience = 3_000;

/** Settles when the views of the boards and the stories of the games, by their ids, are there, or do not come. */
export const readyToShow = (boards: readonly Board[], games: readonly string[], lang: Lang) =>
  Promise.all([readyToDraw(boards), soon(speaking(lang, {games}))]);

/** Whoever tells a story asks for it again, and says what is missing. */
const soon = (coming: Promise<unknown>) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, patience);
    coming.catch(() => {}).then(() => resolve());
  });
