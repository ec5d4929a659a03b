import sys

numbers = iter(map(int, sys.stdin.read().split()))
for n in numbers:
    next(numbers)
    total = 0
    for _ in range(n):
        total ^= abs(next(numbers) - next(numbers)) - 1
    print("I WIN!" if total else "BAD LUCK!")
