// A component as it is edited: its game, its rules, its position, and the text that they are.
import type {ComponentText} from "../engine/types";
import type {Components} from "../game/outlines";

export interface Written {
  id: string;
  /** Null where the game has none. */
  rules: string | null;
  position: string;
}

/** Null where the text has no game or no position. */
export const writtenOf = ({id, rules, position}: ComponentText): Written | null =>
  id === null || position === null ? null : {id, rules, position};

const gameOf = ({id, rules}: Written) => (rules === null ? id : `${id}(${rules})`);
export const textOf = (written: Written) => `${gameOf(written)}:${written.position}`;

/** An address and its components, with another one in the place of one, negative where that was. */
export function replaced(address: string, components: Components, index: number, made: Written) {
  const old = components[index];
  if (!old) return null;
  const sign = address.charAt(old.from).normalize("NFKC") === "-" ? "-" : "";
  const text = sign + textOf(made);
  const longer = text.length - (old.to - old.from);
  return {
    address: address.slice(0, old.from) + text + address.slice(old.to),
    components: components.map((one, i) => ({
      ...(i === index ? {...made, game: sign + gameOf(made)} : one),
      from: one.from + (i > index ? longer : 0),
      to: one.to + (i >= index ? longer : 0),
    })),
  };
}
