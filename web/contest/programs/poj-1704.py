import sys

numbers = iter(map(int, sys.stdin.read().split()))
for _ in range(next(numbers)):
    cells = sorted(next(numbers) for _ in range(next(numbers)))
    if len(cells) % 2:
        cells.insert(0, 0)
    total = 0
    for a, b in zip(cells[::2], cells[1::2]):
        total ^= b - a - 1
    print("Georgia will win" if total else "Bob will win")
