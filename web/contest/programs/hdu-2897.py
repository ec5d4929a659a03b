import sys

numbers = list(map(int, sys.stdin.read().split()))
for n, p, q in zip(numbers[::3], numbers[1::3], numbers[2::3]):
    print("LOST" if 0 < n % (p + q) <= p else "WIN")
