// Preloading of the boards of an address, before an engine has read it.
import {type KindName, kinds} from "../../boards/kinds/all";

/**
 * Games of the starter engine by the kind of board that they are drawn on. Any other game needs the whole engine, with
 * which all kinds are loaded.
 */
export const gamesByKind: {readonly [K in KindName]?: readonly string[]} = {
  heaps: ["nim", "lasker", "grundy", "take-and-break"],
  pins: ["kayles", "dawsons-kayles", "dawsons-chess", "treblecross", "take-and-break"],
  graph: ["hackenbush"],
};

/** Returns the ids of games as an address has them, without the engine; a word that is no game is harmless. */
export const gameIdsIn = (address: string) => address.split("+").map((part) => part.trim().split(/[(:]/, 1)[0] ?? "");

/** Requests the views of an address; failures are left to the code that shows the board, which loads it again. */
export function preloadBoards(address: string) {
  const ids = gameIdsIn(address);
  for (const [kind, games] of Object.entries(gamesByKind))
    if (games.some((id) => ids.includes(id))) kinds[kind as KindName].load().catch(() => {});
}
