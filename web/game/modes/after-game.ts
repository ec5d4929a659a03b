// Offers after a game: up to three ways on after a win, a single one after a loss, the easiest.
import type {Level} from "../../address/terms";
import {type Size, sizes} from "../catalog/openings";

/** Opening of another size. */
export interface OtherSize {
  size: Size;
  address: string;
}

/** Everything there is to try; null for what there is not. */
export interface Onward<Puzzle> {
  larger: OtherSize | null;
  smaller: OtherSize | null;
  weaker: Level | null;
  puzzle: Puzzle | null;
  /** Name of an article. */
  article: string | null;
}

export type OnwardKind = keyof Onward<unknown>;

/** Returns the opening that is `step` sizes larger than an address; null if the address is no opening, or the last. */
export function openingBeside(
  openings: {
    sizeOf(game: string, address: string): Size | null;
    addressOf(game: string, size: Size): string | null;
  },
  game: string,
  address: string,
  step: 1 | -1,
): OtherSize | null {
  const current = openings.sizeOf(game, address);
  const size = current && sizes[sizes.indexOf(current) + step];
  const other = size ? openings.addressOf(game, size) : null;
  return size && other !== null ? {size, address: other} : null;
}

/** Returns the offers to show, in order. */
export function offersAfter(isWon: boolean, onward: Onward<unknown>): OnwardKind[] {
  const exists = (kind: OnwardKind) => onward[kind] !== null;
  if (isWon) return (["larger", "puzzle", "article"] as const).filter(exists);
  return (["smaller", "weaker", "puzzle", "article"] as const).filter(exists).slice(0, 1);
}
