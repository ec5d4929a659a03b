import {all, range, rows} from "../web/claim-kinds.mjs";

const primesIn = (n) => {
  const d = range(2, n).find((divisor) => n % divisor === 0);
  return d ? 1 + primesIn(n / d) : 0;
};

export const claims = {
  about: [
    all(
      "a whole number; the player whose side has more prime factors, repeated ones counted, is ahead",
      rows(2, 1, 30),
      async ({value}, [w, h]) => {
        const worth = await value(`maundy-cake:${w}x${h}`);
        return /^-?\d+$/.test(worth) && Math.sign(Number(worth)) === Math.sign(primesIn(w) - primesIn(h));
      },
    ),
  ],
  "examples.surprising": [
    "it has value 0",
    all(
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
};
