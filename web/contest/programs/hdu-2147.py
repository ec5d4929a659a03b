import sys

numbers = list(map(int, sys.stdin.read().split()))
for n, m in zip(numbers[::2], numbers[1::2]):
    if n == 0:
        break
    print("What a pity!" if n % 2 and m % 2 else "Wonderful!")
