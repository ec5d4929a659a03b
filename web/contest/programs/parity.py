# Parity.
import sys

#: leetcode-1025
for n in map(int, sys.stdin.buffer.read().split()):
    print("false" if n % 2 else "true")

#: hdu-2147
numbers = map(int, sys.stdin.buffer.read().split())
for n, m in zip(numbers, numbers):
    if n == 0:
        break
    print("What a pity!" if n % 2 and m % 2 else "Wonderful!")

#: luogu-p1288
n, *ring = map(int, sys.stdin.buffer.read().split())
ahead = (ring + [0]).index(0)
behind = (ring[::-1] + [0]).index(0)
print("YES" if ahead % 2 or behind % 2 else "NO")
