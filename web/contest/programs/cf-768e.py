import sys

# The most moves that a heap can last: 1 + 2 + ... + m stones.
most = [0] * 61
for n in range(61):
    while (most[n] + 1) * (most[n] + 2) // 2 <= n:
        most[n] += 1
total = 0
for a in sys.stdin.read().split()[1:]:
    total ^= most[int(a)]
print("NO" if total else "YES")
