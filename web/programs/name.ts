// Name of the game of a program, the same in every link to it: the hash FNV-1a, 64 bits, of the program in UTF-8.
// Source: Fowler, Noll, Vo, 1991.

const [basis, prime, mask] = [0xcbf29ce484222325n, 0x100000001b3n, 2n ** 64n - 1n];

export function nameOf(code: string, last: number): string {
  let hash = basis;
  for (const byte of new TextEncoder().encode(`${last}/${code}`)) hash = ((hash ^ BigInt(byte)) * prime) & mask;
  return hash.toString(36);
}
