// Cache of the engine's answers about texts, each requested when it is first wanted.
import {signal} from "@preact/signals";

export interface LazyCache<Found> {
  /** Returns the answer; null until it is known, and if the engine has none. Requests it on first use. */
  of(text: string): Found | null;
  ask(text: string): Promise<Found | null>;
  /** Stores an answer that is known without a request. */
  keep(text: string, found: Found): void;
}

export function whenWanted<Found>(say: (text: string) => Promise<Found>): LazyCache<Found> {
  const results = signal<ReadonlyMap<string, Found | null>>(new Map());
  const requests = new Map<string, Promise<Found | null>>();
  const store = (text: string, found: Found | null) => {
    results.value = new Map([...results.peek(), [text, found]]);
    return found;
  };
  function ask(text: string) {
    const request =
      requests.get(text) ??
      say(text).then(
        (found) => store(text, found),
        () => store(text, null),
      );
    requests.set(text, request);
    return request;
  }
  return {
    of(text) {
      if (!requests.has(text)) void ask(text);
      return results.value.get(text) ?? null;
    },
    ask,
    keep(text, found) {
      requests.set(text, Promise.resolve(store(text, found)));
    },
  };
}
