// What the engine says of texts, each asked about when it is first wanted, and known from then on.
import {signal} from "@preact/signals";

export interface WhenWanted<Found> {
  /** Null until it is known, and where the engine says nothing. */
  of(text: string): Found | null;
  ask(text: string): Promise<Found | null>;
  /** What is known of a text without asking. */
  keep(text: string, found: Found): void;
}

export function whenWanted<Found>(say: (text: string) => Promise<Found>): WhenWanted<Found> {
  const known = signal<ReadonlyMap<string, Found | null>>(new Map());
  const wanted = new Map<string, Promise<Found | null>>();
  const put = (text: string, found: Found | null) => {
    known.value = new Map([...known.peek(), [text, found]]);
    return found;
  };
  function ask(text: string) {
    const asked =
      wanted.get(text) ??
      say(text).then(
        (found) => put(text, found),
        () => put(text, null),
      );
    wanted.set(text, asked);
    return asked;
  }
  return {
    of(text) {
      if (!wanted.has(text)) void ask(text);
      return known.value.get(text) ?? null;
    },
    ask,
    keep(text, found) {
      wanted.set(text, Promise.resolve(put(text, found)));
    },
  };
}
