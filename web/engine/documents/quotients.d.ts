// Misere quotients.
import type {QuotientCertificate} from "./certificates.js";

/**
 * The misere quotient of a game's single heaps, or of the positions of an open address. Sums are words in the letters of `generators`,
 * "ab2", and "1" is the empty one. At a limit all that is of the whole is null; the heaps below are then `covered`, and can be asked for.
 */
export interface QuotientFound {
  game: string;
  to: string;
  status: "solved" | "limit";
  /** "quotient": none was found with the heap `at`, be it infinite or not. */
  limit?: {kind: "positions" | "memory" | "cancelled" | "quotient"; at: string};
  /** How many elements it has, and how many of them are lost. */
  order: string | null;
  lost: string | null;
  /** By its letter the least heap that is the generator; null where none is it alone. */
  generators: Record<string, string | null> | null;
  /** "b3=b": the left sides are the least words that are no element's own. */
  relations: string[] | null;
  /** Each by its least word, in the order of these. */
  elements: string[] | null;
  lost_elements: string[] | null;
  /** The pretending function: of each heap up to `to`. */
  phi: string[] | null;
  /** Phi(n + period) = Phi(n) for every n from `from` on, since it holds for all below `window`; null: for the heaps up to `to` alone. */
  proof: {period: string; from: string; window: string} | null;
  /** The least ideal; `normal`: once a sum is in it, misere play is as normal play. */
  kernel: {order: string; elements: string[]; normal: boolean} | null;
  /** The place among the elements of each product; null past order 64. */
  table: number[][] | null;
  /** The element that the options of a heap make it; null past order 64. */
  mex: {options: string[]; is: string}[] | null;
  /** If it was asked for, of a code or a subtraction set. */
  certificate?: QuotientCertificate | null;
  /** At a limit: the quotient has at least so many elements. */
  least?: string;
  /** At a limit: the heaps of which the quotient is known; null: none. */
  covered?: {to: string; order: string; lost: string} | null;
}

/** The misere quotient of all that follows from a position; fields as above. At a limit what is of the quotient is null. */
export interface QuotientOfPosition
  extends Pick<
    QuotientFound,
    "status" | "order" | "lost" | "relations" | "elements" | "lost_elements" | "kernel" | "table" | "mex" | "least"
  > {
  address: string;
  /** Positions that were told apart by their options. */
  kinds: string;
  limit?: {kind: "positions" | "memory" | "cancelled" | "quotient"};
  /** By its letter an address of a position that is the generator. */
  generators: Record<string, string> | null;
  /** The element of each component, their product, and who wins it. */
  components: {address: string; element: string}[] | null;
  product: string | null;
  outcome: "N" | "P" | null;
}
