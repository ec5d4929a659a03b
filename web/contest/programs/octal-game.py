# Octal games.
import sys
from functools import reduce
from itertools import islice
from operator import xor

#: grundy
# A move takes k neighbours of a row, for a k in `sizes`, and leaves two rows.
def grundy(sizes, most):
    # Possible values of two rows of n in all, as bits.
    g, pairs = [], []
    for n in range(most + 1):
        options = both = value = 0
        for k in sizes:
            if 0 < k <= n:
                options |= pairs[n - k]
        while options >> value & 1:
            value += 1
        g.append(value)
        for i in range(n // 2 + 1):
            both |= 1 << (g[i] ^ g[n - i])
        pairs.append(both)
    return g

#: hdu-2999
numbers = map(int, sys.stdin.buffer.read().split())
for n in numbers:
    sizes = set(islice(numbers, n))
    rows = list(islice(numbers, next(numbers)))
    g = grundy(sizes, max(rows, default=0))
    for row in rows:
        print(1 if g[row] else 2)

#: dawsons_kayles
# Two neighbours are taken: the values repeat every 34 from 53 on.
def dawsons_kayles(most):
    g = grundy({2}, 86)
    while len(g) <= most:
        g += g[-34:]
    return g

#: leetcode-294
rows = sys.stdin.read().split()
g = dawsons_kayles(max(map(len, rows), default=0))
for row in rows:
    print("true" if reduce(xor, (g[len(run)] for run in row.split("-"))) else "false")

#: pe-306
most = int(input())
print(sum(value != 0 for value in dawsons_kayles(most)[1 : most + 1]))

#: cf-1704f
rows = sys.stdin.read().split()[2::2]
g = dawsons_kayles(max(map(len, rows)))
for row in rows:
    red = row.count("R")
    total = length = 0
    for i, cell in enumerate(row):
        length += 1
        if i + 1 == len(row) or row[i + 1] == cell:
            total ^= g[length]
            length = 0
    alice = total != 0 if 2 * red == len(row) else 2 * red > len(row)
    print("Alice" if alice else "Bob")

#: cf-305e
s = input()
g = dawsons_kayles(len(s))
# A run of letters between equal ones: a cut takes one and those beside it, two of a row that is one longer.
runs, start, total = [], 1, 0
for i in range(1, len(s)):
    if i + 1 == len(s) or s[i - 1] != s[i + 1]:
        if i > start:
            runs.append((start, i - start))
            total ^= g[i - start + 1]
        start = i + 1
good = [
    start + i + 1
    for start, length in runs
    for i in range(length)
    if total ^ g[length + 1] ^ g[i] ^ g[length - 1 - i] == 0
]
print(f"First\n{good[0]}" if good else "Second")

#: treblecross
# A cross takes its cell and the two after it, of two cells more: nearer, it hands over the third.
def treblecross(most):
    return grundy({3}, most + 2)[2:]

#: poj-3537
n = int(input())
print(1 if treblecross(n)[n] else 2)

#: uva-10561
def can_finish(s):
    return any(two in s for two in ("XX.", "X.X", ".XX"))


# An end of the strip is as good as two more cells.
def value(s):
    return reduce(xor, (g[max(0, len(run) - 4)] for run in f"..{s}..".split("X")))


g = treblecross(200)
for s in sys.stdin.read().split()[1:]:
    finish = can_finish(s)
    good = []
    for i, c in enumerate(s):
        if c == ".":
            after = s[:i] + "X" + s[i + 1 :]
            if "XXX" in after if finish else not can_finish(after) and value(after) == 0:
                good.append(i + 1)
    print("WINNING" if good else "LOSING")
    print(*good)
