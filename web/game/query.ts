// Creates a query about the position at hand, beside its analysis, that runs only while somebody wants its answer.
import {computed, effect, type ReadonlySignal, signal} from "@preact/signals";

/** `of` is what it is wanted of. */
export function createQuery<Of, Found>(of: ReadonlySignal<Of | null>, find: (of: Of) => Promise<Found | null>) {
  const result = signal<{of: Of; found: Found | null} | null>(null);
  let pending: Promise<unknown> = Promise.resolve();

  async function ask(wanted: Of) {
    const found = await find(wanted);
    if (of.peek() === wanted) result.value = {of: wanted, found};
  }

  const close = effect(() => {
    if (of.value !== null) pending = ask(of.value);
  });

  return {
    /** Null where it is not wanted, or takes too long to know. */
    found: computed(() => (result.value?.of === of.value ? (result.value?.found ?? null) : null)),
    asking: computed(() => of.value !== null && result.value?.of !== of.value),
    /** Ends when what has been asked is answered. */
    rest: () => pending,
    close,
  };
}
