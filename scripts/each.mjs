// Work on a list, as much at once as there are processors.
import {availableParallelism} from "node:os";

/** Calls `work(item, index)` on each item, and settles when all that it has returned has. */
export async function each(items, work) {
  const waiting = [...items.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await work(next[1], next[0]);
  };
  await Promise.all(Array.from({length: availableParallelism()}, worker));
}
