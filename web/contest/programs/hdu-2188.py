import sys

numbers = list(map(int, sys.stdin.read().split()))[1:]
for n, m in zip(numbers[::2], numbers[1::2]):
    print("Grass" if n % (m + 1) else "Rabbit")
