import sys

numbers = iter(map(int, sys.stdin.read().split()))
for _ in range(next(numbers)):
    total = 0
    for _ in range(next(numbers) // 2):
        # The lowest bit that is 0 in both a - 1 and b - 1.
        either = (next(numbers) - 1) | (next(numbers) - 1)
        total ^= (either ^ either + 1).bit_length() - 1
    print("YES" if total else "NO")
