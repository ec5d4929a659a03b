// Preloading for an answer, so that it is laid out at once in its final place: the views of its boards and the stories
// of its games.
import type {Board} from "../boards/input/touch";
import {type Lang, loadLanguage} from "../text";
import {readyToDraw} from "./board-view";

/** Maximum time to wait for the stories, in milliseconds; then the answer is shown without them. */
const timeout = 3_000;

/** Settles when the views of the boards and the stories of the games, by id, are loaded or have failed to load. */
export const readyToShow = (boards: readonly Board[], games: readonly string[], lang: Lang) =>
  Promise.all([readyToDraw(boards), withTimeout(loadLanguage(lang, {games}))]);

/** Never rejects: the components that show a story load it again and report failures. */
const withTimeout = (promise: Promise<unknown>) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, timeout);
    promise.catch(() => {}).then(() => resolve());
  });
