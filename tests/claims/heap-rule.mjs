import {forAll, heapsIn, parts, primesIn, range, reducedHeaps, winners, zerosAtEnd} from "../helpers/claim-kinds.mjs";

const ownRule = "heap-rule(n -> n-1, n-2; n -> (a,b) where a+b=n-1)";
const divisors = "heap-rule(n -> n-k where k|n)";
const coprime = "heap-rule(n -> n-k where k>0 and gcd(k,n)=1)";
const isPrime = (n) => n > 1 && range(2, n - 1).every((d) => n % d);
const indexOfPrime = (prime) => range(2, prime).filter(isPrime).length;
const leastPrime = (n) => Math.min(...primesIn(n));

/** Claim that the game which the reason of a large heap names has the rule's values, in heaps that have so many less. */
const sameValues = (rule, by) => ({
  says: `${rule} has the values of the game that is named, with ${by} less in each heap`,
  holds: async ({analyze, nimber}) => {
    const {game, by: told} = (await analyze(`${rule}:1000000000`)).why[0].facts;
    const small = range(0, 60);
    const values = await Promise.all(small.map((n) => nimber(`${rule}:${n}`)));
    const named = await Promise.all(small.map((n) => nimber(`${game}:${Math.max(0, n - by)}`)));
    return Number(told) === by && small.every((n) => values[n] === named[n]);
  },
});

export const claims = {
  about: [
    {
      says: "under n -> n-1, n/2 a heap of 6 leads to 5 and 3",
      holds: async ({analyze}) =>
        (await analyze("heap-rule(n -> n-1, n/2):6")).moves.listed
          .map(({to}) => to.split(":")[1])
          .sort()
          .join() === "3,5",
    },
  ],
  "formulas.same-moves": [
    sameValues("heap-rule(n -> n-1, n-2; n -> (a,b) where a+b=n-1 and a<=b)", 0),
    sameValues("heap-rule(n -> n-k where k in {2,5})", 0),
  ],
  "formulas.same-moves-shifted": [
    sameValues("heap-rule(n -> n-k where 1<=k<=3; loses when n=0)", 1),
    sameValues("heap-rule(n -> n-2 where n>5)", 4),
  ],
  "examples.surprising": [
    parts([0, 0, 0]),
    forAll(
      "the values are the remainders modulo 4",
      range(0, 60),
      async ({nimber}, n) => (await nimber(`${ownRule}:${n}`)) === n % 4,
    ),
    "it has 0 winning of 15",
  ],
  "examples.hard": [
    "it = *2",
    "it has 4 winning of 1285",
    winners(
      "two counters are taken",
      (to, from) =>
        heapsIn(to).length === heapsIn(from).length && reducedHeaps(from, to).every(({taken}) => taken === 2n),
    ),
  ],
  "variants.n -> n-k where k|n.about": [
    forAll(
      "worth one more than the zeros, 0, at its binary end",
      range(1, 128),
      async ({nimber}, n) => (await nimber(`${divisors}:${n}`)) === 1 + zerosAtEnd(n),
    ),
  ],
  "variants.n -> n-k where k|n.examples.surprising": [
    parts([7, 6, 6, 8]),
    "it = *15",
    "it has 1 winning of 33",
    `it -> ${divisors}:64,32,96,64 wins`,
    forAll(
      "powers of 2 are worth the most of the heaps up to them",
      range(1, 128),
      async ({nimber}, n) =>
        (await nimber(`${divisors}:${n}`)) <= (await nimber(`${divisors}:${2 ** Math.floor(Math.log2(n))}`)),
    ),
    {says: "of the 128", holds: () => 128 / 2 === 64},
  ],
  "variants.n -> n-k where k|n.examples.hard": ["it = *3", "it has 13 winning of 134"],
  "variants.n -> n-k where k>0 and gcd(k,n)=1.about": [
    forAll(
      "worth the place of the least prime divisor, even ones 0, a heap of 1 is worth 1",
      range(1, 120),
      async ({nimber}, n) =>
        (await nimber(`${coprime}:${n}`)) === (n === 1 ? 1 : n % 2 ? indexOfPrime(leastPrime(n)) : 0),
    ),
  ],
  "variants.n -> n-k where k>0 and gcd(k,n)=1.examples.surprising": [
    parts([2, 2, 2, 2]),
    {
      says: "the least prime divisor is 3",
      holds: (_, {address}) => heapsIn(address).every((n) => leastPrime(Number(n)) === 3),
    },
    "it has 0 winning of 44",
  ],
  "variants.n -> n-k where k>0 and gcd(k,n)=1.examples.hard": [
    parts([5, 4, 4, 5]),
    {
      says: "the least prime divisors are 11, 7, 7, 11",
      holds: (_, {address}) =>
        heapsIn(address)
          .map((n) => leastPrime(Number(n)))
          .join() === "11,7,7,11",
    },
    "it has 0 winning of 362",
  ],
};
