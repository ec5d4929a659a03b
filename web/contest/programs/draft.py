# Draft of pairs.
import sys

#: luogu-p1199
numbers = map(int, sys.stdin.buffer.read().split())
n = next(numbers)
worth = [[0] * n for _ in range(n)]
for i in range(n):
    for j in range(i + 1, n):
        worth[i][j] = worth[j][i] = next(numbers)
# Of each general the second best partner can always be had.
print(1)
print(max(sorted(row)[-2] for row in worth))
