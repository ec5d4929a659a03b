import sys

for n in map(int, sys.stdin.read().split()[1:]):
    print("October wins!" if n % 6 else "Roy wins!")
