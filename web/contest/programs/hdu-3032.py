import sys

numbers = iter(map(int, sys.stdin.buffer.read().split()))
for _ in range(next(numbers)):
    total = 0
    for _ in range(next(numbers)):
        a = next(numbers)
        total ^= a + 1 if a % 4 == 3 else a - 1 if a and a % 4 == 0 else a
    print("Alice" if total else "Bob")
