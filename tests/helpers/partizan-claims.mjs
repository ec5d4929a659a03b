// Building blocks of the claims about partizan games: numbers, and properties of values.
import {forAll} from "./claim-kinds.mjs";

export const isNumber = (value) => /^-?\d+(\/\d+)?$/.test(value);
/** Writes an exact dyadic fraction as the engine does. */
export function fraction(x) {
  let denominator = 1;
  while (!Number.isInteger(x * denominator)) denominator *= 2;
  return denominator === 1 ? String(x) : `${x * denominator}/${denominator}`;
}
export const areNumbers = (says, addresses) =>
  forAll(says, addresses, async ({value}, address) => isNumber(await value(address)));
/** Claim that both stops of every address are 0. */
export const areInfinitesimal = (says, addresses) =>
  forAll(says, addresses, async ({valued}, address) => {
    const {left, right} = (await valued(address)).stops;
    return left === "0" && right === "0";
  });
/** Claim that a position equals the sum of its parts. */
export const isSumOf = (address, ...parts) => ({
  says: `${address} is worth the sum of its parts`,
  holds: async ({value}) => (await value(address)) === (await value(parts.map((part) => `[${part}]`).join(" + "))),
});
