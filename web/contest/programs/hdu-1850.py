import sys

numbers = iter(map(int, sys.stdin.read().split()))
for n in numbers:
    if n == 0:
        break
    heaps = [next(numbers) for _ in range(n)]
    total = 0
    for a in heaps:
        total ^= a
    # A heap is lowered to what makes the sum 0, if that is less.
    print(sum(a ^ total < a for a in heaps))
