// The figure of a reason as data: drawn by proof-view.tsx, written out by account.ts.
import type {Component, Reason} from "../engine/types";
import type {Language} from "../text";
import {counted} from "../ui/numbers";
import {text} from "./reason-facts";

export interface Cell {
  text: string;
  /** odd: what decides; here: the case at hand; head: what is there; quiet: what is not. */
  mark?: "odd" | "here" | "head" | "quiet" | undefined;
  /** Over so many columns. */
  span?: number;
}

export interface Table {
  look: "binary" | "reckoned" | "cases" | "tartan" | "residues";
  name: string;
  /** The name is to be read above it, too. */
  titled?: boolean;
  head: string[];
  /** The first cell of a row names it. */
  rows: Cell[][];
  foot?: Cell[];
}

export interface Condition {
  holds: boolean;
  says: string;
}

/** Lengths side by side; the table beside them says the same. */
export interface Length {
  length: number;
  label: string;
  highlight: boolean;
}

export type Piece = {table: Table} | {equation: string} | {conditions: Condition[]} | {lengths: Length[]};
export type Proof = (reason: Reason, t: Language<"explain">, where: Component) => Piece[];

export const cell = (text: string): Cell => ({text});
export const isNumber = (value: string) => /^\d+$/.test(value);
/** Of a long name its ends: what tells parts of one game apart stands last. */
export const short = (name: string) => (name.length > 24 ? `${name.slice(0, 9)}…${name.slice(-14)}` : name);

/** The row that says how many were left out; none where none was. */
export function omittedRow({facts}: Reason, span: number, t: Language<"explain">): Cell[][] {
  const omitted = text(facts.omitted);
  return omitted === "" || omitted === "0" ? [] : [[{text: t(t.ui.omitted, {count: counted(omitted)}), span}]];
}

/** The names of binary columns: powers of two, or their exponents where those would be long. */
export const powers = (width: number) =>
  Array.from({length: width}, (_, i) => String(width <= 16 ? 2 ** (width - 1 - i) : width - 1 - i));

/** A number in so many columns; a zero is a dot, so that the ones stand out. */
export const digitsOf = (n: bigint, width: number) =>
  [...n.toString(2).padStart(width, " ")].map((d) => (d === "0" ? "·" : d.trim()));

export const bits = (n: bigint) => n.toString(2).length;
