import sys

numbers = iter(map(int, sys.stdin.read().split()))
for _ in range(next(numbers)):
    heaps = [next(numbers) for _ in range(next(numbers))]
    total = 0
    for a in heaps:
        total ^= a
    print("John" if (max(heaps, default=0) > 1) == (total != 0) else "Brother")
