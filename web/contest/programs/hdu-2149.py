import sys

numbers = list(map(int, sys.stdin.read().split()))
for price, most in zip(numbers[::2], numbers[1::2]):
    if price <= most:
        print(*range(price, most + 1))
    else:
        print(price % (most + 1) or "none")
