// Concurrent work on the items of a list, as many at once as there are processors.
import {availableParallelism} from "node:os";

/** Calls `work(item, index)` on each item and resolves when all of it has ended; rejects with its first error. */
export async function each(items, work) {
  const queue = [...items.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await work(next[1], next[0]);
  };
  await Promise.all(Array.from({length: availableParallelism()}, worker));
}
