import sys

n, *values = map(int, sys.stdin.read().split())
worth = [[0] * n for _ in range(n)]
pairs = iter(values)
for i in range(n):
    for j in range(i + 1, n):
        worth[i][j] = worth[j][i] = next(pairs)
# Of each general the second best partner can always be had.
print(1)
print(max(sorted(row)[-2] for row in worth))
