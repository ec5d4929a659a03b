import sys

n, *heaps = map(int, sys.stdin.buffer.read().split())
total = 0
for a in heaps:
    total ^= a
for i, a in enumerate(heaps):
    if a ^ total < a:
        print(a - (a ^ total), i + 1)
        heaps[i] ^= total
        print(*heaps)
        break
else:
    print("lose")
