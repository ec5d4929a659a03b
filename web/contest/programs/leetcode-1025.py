import sys

for n in map(int, sys.stdin.read().split()):
    print("false" if n % 2 else "true")
