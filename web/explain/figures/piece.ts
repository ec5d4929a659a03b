// Figure of a reason as data: figure-view.tsx draws it, account.ts writes it as text.
import type {Component, Fact, Reason} from "../../engine/types";
import type {Language} from "../../text";
import {formatCount} from "../../ui/numbers";

export interface Cell {
  text: string;
  /** odd: decisive; here: the current case; head: present; quiet: absent. */
  mark?: "odd" | "here" | "head" | "quiet" | undefined;
  /** Number of columns that the cell spans. */
  span?: number;
}

export interface Table {
  look: "binary" | "reckoned" | "cases" | "tartan" | "residues";
  name: string;
  /** True if the name is also shown as a caption. */
  titled?: boolean;
  head: string[];
  /** The first cell of each row is its header. */
  rows: Cell[][];
  foot?: Cell[];
}

export interface Condition {
  holds: boolean;
  says: string;
}

/** Part of a bar; the table beside it has the same numbers. */
export interface Length {
  length: number;
  label: string;
  highlight: boolean;
}

export type Piece = {table: Table} | {equation: string} | {conditions: Condition[]} | {lengths: Length[]};
/** Figure of the reasons with these facts. */
export type Figure<F = Record<string, Fact>> = (
  reason: Reason & {facts: F},
  t: Language<"explain">,
  subject: Component,
) => Piece[];

export const cell = (text: string): Cell => ({text});
export const isNumber = (value: string) => /^\d+$/.test(value);
/** Shortens a long name to its two ends, as parts of one game differ at the end. */
export const short = (name: string) => (name.length > 24 ? `${name.slice(0, 9)}…${name.slice(-14)}` : name);

/** Row that states how many parts were omitted; empty if none was. */
export function omittedRow({omitted = "0"}: {omitted?: string}, span: number, t: Language<"explain">): Cell[][] {
  return omitted === "0" ? [] : [[{text: t(t.ui.omitted, {count: formatCount(omitted)}), span}]];
}

/** Headers of binary columns: powers of two, or only their exponents if there are more than 16. */
export const powers = (width: number) =>
  Array.from({length: width}, (_, i) => String(width <= 16 ? 2 ** (width - 1 - i) : width - 1 - i));

/** Binary digits padded to `width` columns; a zero is shown as a dot, so that the ones stand out. */
export const digitsOf = (n: bigint, width: number) =>
  [...n.toString(2).padStart(width, " ")].map((d) => (d === "0" ? "·" : d.trim()));

export const bits = (n: bigint) => n.toString(2).length;
