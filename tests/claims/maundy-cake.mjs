import {forAll, range, rows} from "../helpers/claim-kinds.mjs";

/** In ascending order. */
const primesOf = (n) => {
  const d = range(2, n).find((divisor) => n % divisor === 0);
  return d ? [d, ...primesOf(n / d)] : [];
};
const primesIn = (n) => primesOf(n).length;
const count = (primes) => primes.reduce((sum, prime, i) => (i === 0 ? 1 : prime * sum + 1), 0);
const cakeValue = (w, h) => {
  const [left, right] = [primesOf(w), primesOf(h)];
  return count(left.slice(right.length)) - count(right.slice(left.length));
};

export const claims = {
  about: [
    forAll(
      "a whole number; the player whose side has more prime factors, repeated ones counted, is ahead",
      rows(2, 1, 30),
      async ({value}, [w, h]) => {
        const actual = await value(`maundy-cake:${w}x${h}`);
        return /^-?\d+$/.test(actual) && Math.sign(Number(actual)) === Math.sign(primesIn(w) - primesIn(h));
      },
    ),
  ],
  "examples.surprising": [
    "it has value 0",
    forAll(
      "two primes on either side make 0",
      rows(2, 4, 40).filter((sides) => sides.every((n) => primesIn(n) === 2)),
      async ({value}, [w, h]) => (await value(`maundy-cake:${w}x${h}`)) === "0",
    ),
  ],
  "examples.hard": [
    "maundy-cake:12x5 has value 4",
    "maundy-cake:6x1 has value 4",
    "maundy-cake:4x9 has value 0",
    "it is L",
  ],
  ...Object.fromEntries(
    Object.entries({
      equal: (left, right) => left === right,
      left: (left, right) => left > right,
      right: (left, right) => left < right,
    }).map(([id, isSo]) => [
      `formulas.${id}`,
      [
        forAll(
          "of the primes left after striking out pairs the first counts 1, each further one multiplies and adds 1; of none 0",
          rows(2, 1, 30).filter(([w, h]) => isSo(primesOf(w).length, primesOf(h).length)),
          async ({value}, [w, h]) => (await value(`maundy-cake:${w}x${h}`)) === String(cakeValue(w, h)),
        ),
      ],
    ]),
  ),
};
