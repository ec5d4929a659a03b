import sys

numbers = iter(map(int, sys.stdin.read().split()))
for i in range(1, next(numbers) + 1):
    total = 0
    # Boxes 1, 3 and 4 are dead ends; the others are so many steps above one, odd for 0, 2 and 5 modulo 6.
    for box in range(1, next(numbers) + 1):
        cards = next(numbers)
        if box % 6 in (0, 2, 5):
            total ^= cards
    print(f"Case {i}:", "Alice" if total else "Bob")
