// Positions of a game that are worth opening, beside its sample.
import type {Language} from "../text";

export const exampleKinds = ["surprising", "hard"] as const;
export const exampleNames = (t: Language) =>
  ({surprising: t.gallery.surprising, hard: t.gallery.hard}) satisfies Record<string, string>;
