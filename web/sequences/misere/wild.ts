// Wild classes, and the sentence about a wild position.
import type {MisereClass} from "../../engine/types";
import type {Language} from "../../text";
import type {Form} from "../../text/language";
import {isTame, tamePair} from "../../ui/genus";

export const isWild = (kind: MisereClass | null | undefined): kind is MisereClass => !!kind && !isTame(kind);

/** Returns true for the pairs that positions of Nim have: two equal values, or 0 and 1. */
const isOfNim = ({value, alone}: {value: string; alone: string}) =>
  value === alone || ["0 1", "1 0"].includes(`${value} ${alone}`);

/** Returns `sentence` with the class and the pair of a wild position, and what follows from them. */
export function sayWild(
  t: Language<"misere">,
  sentence: Form,
  {genus, kind, ...facts}: {genus: string; kind: MisereClass} & Record<string, string | number>,
): string {
  const pair = tamePair(genus);
  const text = t(sentence, {...facts, ...pair, kind: t.misere.classes[kind]});
  return t.sentences([text, ...(isOfNim(pair) ? [] : [t.misere.unlikeNim])]);
}
