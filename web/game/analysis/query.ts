// Creates a query about the current position, apart from its analysis, that runs only while its answer is wanted.
import {computed, effect, type ReadonlySignal, signal} from "@preact/signals";

/** `of` is the subject of the query; null while the answer is not wanted. */
export function createQuery<Of, Found>(of: ReadonlySignal<Of | null>, find: (of: Of) => Promise<Found | null>) {
  const result = signal<{of: Of; found: Found | null} | null>(null);
  let pending: Promise<unknown> = Promise.resolve();

  async function ask(subject: Of) {
    const found = await find(subject);
    if (of.peek() === subject) result.value = {of: subject, found};
  }

  const close = effect(() => {
    if (of.value !== null) pending = ask(of.value);
  });

  return {
    /** The answer; null if it is not wanted, not known yet, or takes too long to find. */
    found: computed(() => (result.value?.of === of.value ? (result.value?.found ?? null) : null)),
    asking: computed(() => of.value !== null && result.value?.of !== of.value),
    /** Resolves when the current request is answered. */
    whenDone: () => pending,
    close,
  };
}
