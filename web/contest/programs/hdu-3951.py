import sys

numbers = list(map(int, sys.stdin.read().split()))[1:]
for i, (n, k) in enumerate(zip(numbers[::2], numbers[1::2]), 1):
    first = n % 2 == 1 if k == 1 else n <= k
    print(f"Case {i}:", "first" if first else "second")
