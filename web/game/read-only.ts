// Types the signals of a store as read-only, so that only its own commands change them.
import type {ReadonlySignal, Signal} from "@preact/signals";

type ReadOnly<Store> = {
  [Name in keyof Store]: Store[Name] extends Signal<infer Value> ? ReadonlySignal<Value> : Store[Name];
};

export const readOnly = <Store extends object>(store: Store) => store as ReadOnly<Store>;
