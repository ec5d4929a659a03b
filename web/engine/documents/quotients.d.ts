// Misere quotients.
import type {QuotientCertificate} from "./certificates.js";

/**
 * Misere quotient of a game's single heaps, or of the positions of an open address. Sums are words in the letters of
 * `generators`, "ab2", and "1" is the empty one. At a limit all fields of the whole are null; the heaps below are then
 * `covered`, and can be asked for.
 */
export interface QuotientFound {
  game: string;
  to: string;
  status: "solved" | "limit";
  /** "quotient": none was found with the heap `at`, be it infinite or not. */
  limit?: {kind: "positions" | "memory" | "cancelled" | "quotient"; at: string};
  /** Number of elements; `lost` is how many of them are lost. */
  order: string | null;
  lost: string | null;
  /** Least heap that is the generator, by its letter; null if no single heap is. */
  generators: Record<string, string | null> | null;
  /** "b3=b": the left sides are the least words that are not an element's own. */
  relations: string[] | null;
  /** Elements, each by its least word, in the order of these. */
  elements: string[] | null;
  lost_elements: string[] | null;
  /** Pretending function Φ: the element of each heap up to `to`. */
  phi: string[] | null;
  /**
   * Proof that Φ(n + period) = Φ(n) for every n from `from` on, since it holds for all below `window`; null: for the
   * heaps up to `to` alone.
   */
  proof: {period: string; from: string; window: string} | null;
  /** Least ideal; `normal`: once a sum is in it, misere play is as normal play. */
  kernel: {order: string; elements: string[]; normal: boolean} | null;
  /** Index of each product among the elements; null past order 64. */
  table: number[][] | null;
  /** Element of a heap by those of its options; null past order 64. */
  mex: {options: string[]; is: string}[] | null;
  /** Present if requested, for a code or a subtraction set. */
  certificate?: QuotientCertificate | null;
  /** At a limit: lower bound on the number of elements. */
  least?: string;
  /** At a limit: the heaps of which the quotient is known; null: none. */
  covered?: {to: string; order: string; lost: string} | null;
}

/** Misere quotient of all followers of a position; fields as above. At a limit the fields of the quotient are null. */
export interface QuotientOfPosition
  extends Pick<
    QuotientFound,
    "status" | "order" | "lost" | "relations" | "elements" | "lost_elements" | "kernel" | "table" | "mex" | "least"
  > {
  address: string;
  /** Number of positions that were told apart by their options. */
  kinds: string;
  limit?: {kind: "positions" | "memory" | "cancelled" | "quotient"};
  /** Addresses of positions that are the generators, by letter. */
  generators: Record<string, string> | null;
  /** Element of each component, their product, and its outcome. */
  components: {address: string; element: string}[] | null;
  product: string | null;
  outcome: "N" | "P" | null;
}
