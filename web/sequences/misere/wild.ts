// Which classes are wild, and what is said of a wild position.
import type {MisereClass} from "../../engine/types";
import type {Language} from "../../text";
import type {Form} from "../../text/language";
import {isTame, pairOf} from "../../ui/genus";

export const isWild = (kind: MisereClass | null | undefined): kind is MisereClass => !!kind && !isTame(kind);

/** Equal in both, or 0 and 1: each position of Nim is so. */
const isOfNim = ({value, alone}: {value: string; alone: string}) =>
  value === alone || ["0 1", "1 0"].includes(`${value} ${alone}`);

/** A sentence with the class and the pair of a wild position, and what follows of them. */
export function sayWild(
  t: Language<"misere">,
  sentence: Form,
  {genus, kind, ...facts}: {genus: string; kind: MisereClass} & Record<string, string | number>,
): string {
  const pair = pairOf(genus);
  const said = t(sentence, {...facts, ...pair, kind: t.misere.classes[kind]});
  return t.sentences([said, ...(isOfNim(pair) ? [] : [t.misere.unlikeNim])]);
}
