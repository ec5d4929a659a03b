import sys

numbers = iter(map(int, sys.stdin.read().split()))
for n in numbers:
    if n == 0:
        break
    total = 0
    for _ in range(n):
        total ^= next(numbers)
    print("Rabbit Win!" if total else "Grass Win!")
