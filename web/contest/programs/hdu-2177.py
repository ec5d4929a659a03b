import sys

# The lost pairs: the k-th is the least number not used yet, and k more.
MOST = 1000000
partner = [-1] * (2 * MOST)
low = []
a = 0
while a <= MOST:
    partner[a] = a + len(low)
    partner[a + len(low)] = a
    low.append(a)
    while partner[a] >= 0:
        a += 1

numbers = list(map(int, sys.stdin.read().split()))
for a, b in zip(numbers[::2], numbers[1::2]):
    if a == b == 0:
        break
    a, b = min(a, b), max(a, b)
    if partner[a] == b:
        print(0)
        continue
    print(1)
    k = b - a
    if k < len(low) and low[k] < a:
        print(low[k], low[k] + k)
    left = set()
    if partner[a] < b:
        left.add((abs(a - partner[a]), min(a, partner[a])))
    if partner[b] < a:
        left.add((b - partner[b], partner[b]))
    for difference, smaller in sorted(left):
        print(smaller, smaller + difference)
