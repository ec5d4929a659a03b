// Sentence for a move that was made: who did what to which piece, or the move as it is listed.
import type {MovePart} from "../engine/types";
import type {Announcement} from "../game/line/moves";
import type {Language} from "../text";

const playedWords = ({table}: Language, by: Announcement["by"]) =>
  by === "you"
    ? {
        ...{took: table.youTook, tookAll: table.youTookAll, split: table.youSplit},
        ...{knocked: table.youKnocked, cut: table.youCut, played: table.youPlayed},
      }
    : {
        ...{took: table.iTook, tookAll: table.iTookAll, split: table.iSplit},
        ...{knocked: table.iKnocked, cut: table.iCut, played: table.iPlayed},
      };

const sumOf = (numbers: readonly string[]) => numbers.reduce((sum, number) => sum + BigInt(number), 0n);

/** Returns the sentence for a kind of move that has one; null for others. */
function sayPart(part: MovePart, by: Announcement["by"], t: Language): string | null {
  const words = playedWords(t, by);
  if (part.key === "edge" || part.key === "coloured-edge") return t(words.cut, part.facts);
  if (part.key !== "heap" && part.key !== "row") return null;
  const {index, from, kept} = part.facts;
  const count = BigInt(from) - sumOf(kept);
  const facts = {index, count: String(count)};
  if (part.key === "row") return t(words.knocked, facts);
  if (count === 0n && kept.length > 1) return t(words.split, {index, kept: t.list(kept)});
  if (count <= 0n || kept.length !== 1) return null;
  return t(kept[0] === "0" ? words.tookAll : words.took, facts);
}

type Played = Pick<Announcement, "by" | "parts" | "sayMove">;

/** Returns the sentence for a move of one part that has one; null for others. */
export function sayPlayedPart({by, parts}: Omit<Played, "sayMove">, t: Language): string | null {
  const [part, ...others] = parts ?? [];
  const isSingle = part !== undefined && others.length === 0 && part.component === undefined;
  return isSingle ? sayPart(part, by, t) : null;
}

export const sayPlayed = ({by, parts, sayMove}: Played, t: Language): string =>
  sayPlayedPart({by, parts}, t) ?? t(playedWords(t, by).played, {move: sayMove(t)});
