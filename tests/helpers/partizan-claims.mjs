// What the claims of games with moves of one's own have in common: numbers, and what is so of the options.
import {all} from "./claim-kinds.mjs";

export const isNumber = (value) => /^-?\d+(\/\d+)?$/.test(value);
/** An exact dyadic fraction as the engine writes it. */
export function fraction(x) {
  let over = 1;
  while (!Number.isInteger(x * over)) over *= 2;
  return over === 1 ? String(x) : `${x * over}/${over}`;
}
export const areNumbers = (says, addresses) =>
  all(says, addresses, async ({value}, address) => isNumber(await value(address)));
/** Neither side is ahead by any number. */
export const areInfinitesimal = (says, addresses) =>
  all(says, addresses, async ({valued}, address) => {
    const {left, right} = (await valued(address)).stops;
    return left === "0" && right === "0";
  });
/** A position of several parts is worth the sum of its parts. */
export const add = (whole, ...parts) => ({
  says: `${whole} is worth the sum of its parts`,
  holds: async ({value}) => (await value(whole)) === (await value(parts.map((part) => `[${part}]`).join(" + "))),
});
