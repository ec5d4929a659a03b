// The games of the position at hand, by their ids; none as long as it is not known which they are.
import {computed} from "@preact/signals";
import {idsOf} from "./outlines";
import type {State} from "./state";

export function gamesOf({components, analysis}: Pick<State, "components" | "analysis">) {
  // The same games are the same list.
  const ids = computed(() => (analysis.stale.value ? "" : idsOf(components.value).join(" ")));
  return computed(() => (ids.value === "" ? [] : ids.value.split(" ")));
}
