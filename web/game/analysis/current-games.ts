// Ids of the games of the current position; empty as long as they are not known.
import {computed} from "@preact/signals";
import type {State} from "../state";
import {idsOf} from "./outlines";

export function gamesOf({components, analysis}: Pick<State, "components" | "analysis">) {
  // The same ids give the same list.
  const ids = computed(() => (analysis.isStale.value ? "" : idsOf(components.value).join(" ")));
  return computed(() => (ids.value === "" ? [] : ids.value.split(" ")));
}
