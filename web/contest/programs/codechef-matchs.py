import sys

numbers = list(map(int, sys.stdin.buffer.read().split()))
for a, b in zip(numbers[1::2], numbers[2::2]):
    first = True
    while True:
        if a < b:
            a, b = b, a
        if a >= 2 * b or a % b == 0:
            break
        a -= b
        first = not first
    print("Ari" if first else "Rich")
