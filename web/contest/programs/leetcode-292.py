import sys

for n in map(int, sys.stdin.read().split()):
    print("true" if n % 4 else "false")
