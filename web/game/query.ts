// Creates a query about the position at hand, beside its analysis, that runs only while somebody wants its answer.
import {computed, effect, type ReadonlySignal, signal} from "@preact/signals";

/** `of` is what it is wanted of. */
export function createQuery<Of, Found>(of: ReadonlySignal<Of | null>, find: (of: Of) => Promise<Found | null>) {
  const told = signal<{of: Of; found: Found | null} | null>(null);
  let asked: Promise<unknown> = Promise.resolve();

  async function ask(wanted: Of) {
    const found = await find(wanted);
    if (of.peek() === wanted) told.value = {of: wanted, found};
  }

  const close = effect(() => {
    if (of.value !== null) asked = ask(of.value);
  });

  return {
    /** Null where it is not wanted, or takes too long to know. */
    found: computed(() => (told.value?.of === of.value ? (told.value?.found ?? null) : null)),
    asking: computed(() => of.value !== null && told.value?.of !== of.value),
    /** Ends when what has been asked is answered. */
    rest: () => asked,
    close,
  };
}
