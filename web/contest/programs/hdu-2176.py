import sys

numbers = iter(map(int, sys.stdin.buffer.read().split()))
for n in numbers:
    if n == 0:
        break
    heaps = [next(numbers) for _ in range(n)]
    total = 0
    for a in heaps:
        total ^= a
    print("Yes" if total else "No")
    for a in heaps:
        if a ^ total < a:
            print(a, a ^ total)
