// Input format of each problem: how the cases follow each other, and the form of each case.
import type {Problem} from "../engine/types";
import type {LateWords, Sentence} from "../text";

type Words = LateWords["contest"]["contest"];
type Format = [frame: keyof Words["frames"], shape: keyof Words["shapes"]];

/** Formats by the first id of the problem. */
export const inputFormats: Record<string, Format> = {
  "acwing-235": ["toEnd", "beads"],
  "atcoder-abc297g": ["once", "intervals"],
  "atcoder-agc017d": ["once", "tree"],
  "atcoder-dp-k": ["once", "heapUnderSet"],
  "cf-1704f": ["counted", "colours"],
  "cf-305e": ["once", "word"],
  "cf-455b": ["once", "words"],
  "cf-603c": ["once", "lieges"],
  "cf-768e": ["once", "heaps"],
  "cf-850c": ["once", "numbers"],
  "cf-917b": ["once", "arcs"],
  "codechef-matchs": ["counted", "twoNumbers"],
  "hdu-1536": ["toZero", "set"],
  "hdu-1729": ["toZero", "boxesOfStones"],
  "hdu-1730": ["toEnd", "duels"],
  "hdu-1846": ["counted", "bash"],
  "hdu-1847": ["toEnd", "heap"],
  "hdu-1848": ["toZero", "threeHeaps"],
  "hdu-1849": ["toZero", "heaps"],
  "hdu-1850": ["toZero", "heaps"],
  "hdu-1907": ["counted", "heaps"],
  "hdu-2147": ["toZero", "board"],
  "hdu-2149": ["toEnd", "bid"],
  "hdu-2176": ["toZero", "heaps"],
  "hdu-2177": ["toZero", "twoHeaps"],
  "hdu-2188": ["counted", "bash"],
  "hdu-2486": ["counted", "dynamic"],
  "hdu-2509": ["toEnd", "apples"],
  "hdu-2516": ["toZero", "heap"],
  "hdu-2897": ["toEnd", "interval"],
  "hdu-2999": ["toEnd", "blocks"],
  "hdu-3032": ["counted", "heaps"],
  "hdu-3389": ["counted", "boxesOfCards"],
  "hdu-3404": ["counted", "lights"],
  "hdu-3595": ["toEnd", "pairs"],
  "hdu-3951": ["counted", "circle"],
  "leetcode-1025": ["toEnd", "heap"],
  "leetcode-1510": ["toEnd", "heap"],
  "leetcode-292": ["toEnd", "heap"],
  "leetcode-294": ["toEnd", "signs"],
  "luogu-p1199": ["once", "generals"],
  "luogu-p1247": ["once", "heaps"],
  "luogu-p1288": ["once", "ring"],
  "luogu-p1290": ["counted", "twoNumbers"],
  "luogu-p2148": ["counted", "heaps"],
  "luogu-p2197": ["counted", "heaps"],
  "luogu-p2252": ["once", "twoHeaps"],
  "luogu-p2575": ["counted", "rows"],
  "luogu-p2599": ["counted", "heaps"],
  "luogu-p3185": ["counted", "pots"],
  "luogu-p3480": ["counted", "heaps"],
  "luogu-p4018": ["counted", "heap"],
  "luogu-p6487": ["once", "heap"],
  "pe-306": ["once", "bound"],
  "pe-325": ["once", "bound"],
  "poj-1067": ["toEnd", "twoHeaps"],
  "poj-1704": ["counted", "pieces"],
  "poj-2234": ["toEnd", "heaps"],
  "poj-2311": ["toEnd", "sheet"],
  "poj-2348": ["toZero", "twoNumbers"],
  "poj-2425": ["toEnd", "tokens"],
  "poj-2484": ["toZero", "coins"],
  "poj-2505": ["toEnd", "target"],
  "poj-2599": ["once", "walk"],
  "poj-2975": ["toZero", "heaps"],
  "poj-3533": ["toEnd", "lamps"],
  "poj-3537": ["once", "strip"],
  "poj-3710": ["toEnd", "trees"],
  "uva-10561": ["counted", "crosses"],
};

/** Describes the format; null for a problem without an entry. */
export function formatOf({ids}: Problem): Sentence<"contest"> | null {
  const format = inputFormats[ids[0] ?? ""];
  if (!format) return null;
  const [frame, shape] = format;
  return (t) => t(t.contest.frames[frame], {one: t.contest.shapes[shape]});
}
