import sys

numbers = list(map(int, sys.stdin.read().split()))
for a, b in zip(numbers[1::2], numbers[2::2]):
    first = True
    while True:
        if a < b:
            a, b = b, a
        if b == 0 or a >= 2 * b or a % b == 0:
            break
        a -= b
        first = not first
    print("Stan wins" if first else "Ollie wins")
