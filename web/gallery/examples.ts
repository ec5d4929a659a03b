// Kinds of positions worth opening, other than the sample of a game.
import type {Language} from "../text";

export const exampleKinds = ["surprising", "hard"] as const;
export const exampleNames = (t: Language) =>
  ({surprising: t.ui.surprising, hard: t.ui.hard}) satisfies Record<string, string>;
