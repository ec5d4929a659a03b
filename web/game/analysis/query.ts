// Creates a query about the current position, apart from its analysis, that runs only while its answer is wanted.
import {computed, effect, type ReadonlySignal} from "@preact/signals";
import {createRequest} from "../../lib/request";

/** `of` is the subject of the query; null while the answer is not wanted. */
export function createQuery<Of, Found>(of: ReadonlySignal<Of | null>, find: (of: Of) => Promise<Found | null>) {
  const request = createRequest<{of: Of; found: Found | null}>();
  let pending: Promise<unknown> = Promise.resolve();
  const result = computed(() => request.state.value.result);

  const close = effect(() => {
    const subject = of.value;
    if (subject !== null) pending = request.start(async () => ({of: subject, found: await find(subject)}));
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
