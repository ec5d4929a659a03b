// One component of an address, `id(rules):position`: its game, and other positions of the same game.
import type {CatalogEntry} from "../engine/types";

/** The address of another position of the same game; null where the address is not known. */
export function beside(component: string | null, position: string): string | null {
  const game = gameNameOf(component);
  return game && `${game}:${position}`;
}

/** The game of one component with its rules, as it is written before the colon. */
export const gameNameOf = (component: string | null): string | null =>
  /^\s*([a-z0-9-]+(?:\(.*?\))?):/s.exec(component ?? "")?.[1] ?? null;

/** The game of one component of an address, and its rules between brackets. */
export function gameOf(component: string | null): {id: string; rules: string | null} {
  const [, id = "", rules = null] = /^\s*([a-z0-9-]+)(?:\((.*?)\))?:/s.exec(component ?? "") ?? [];
  return {id, rules};
}

/** A position of a game of the catalogue. */
export const addressAt = ({id, alias_of, rules}: CatalogEntry, position: string) =>
  `${id}${rules && !alias_of ? `(${rules})` : ""}:${position}`;
