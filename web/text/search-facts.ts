// Facts by which games are found besides their names: other names, contest problems, kinds, literature; and
// positions worth opening. Loaded with a search.
import {byId, type FoundFacts, familyOf, variantOf} from "./game";
import type {Language} from "./language";

export const foundFacts = byId(
  import.meta.glob<FoundFacts>("./games/*.ts", {eager: true, query: "?facts&found", import: "facts"}),
);

type GameFacts = Omit<FoundFacts, "variants">;
const nothing: GameFacts = {
  aliases: [],
  problems: [],
  theories: [],
  examples: {surprising: {position: ""}, hard: {position: ""}},
  sources: {},
};

export function searchFacts(id: string, rules: string | null, t: Language): GameFacts {
  const family = familyOf(foundFacts, id);
  const facts = foundFacts[family];
  if (!facts) return nothing;
  const variant = variantOf(facts, family !== id, id, rules);
  // A variant can also be found by its family's names.
  const shared = variant ? [t.game(family).name, ...facts.aliases] : [];
  const known = {...facts, ...variant};
  return {...known, aliases: [...known.aliases, ...shared]};
}

/** Returns what a game is played with and how it is solved, as texts. */
export function kindOf(id: string, rules: string | null, {kinds}: Language<"gallery">): string[] {
  const family = familyOf(kinds, id);
  const words = kinds[family];
  if (!words) return [];
  return [words.material, variantOf(words, family !== id, id, rules)?.theory ?? words.theory];
}
