import sys

for n in map(int, sys.stdin.read().split()):
    if n == 0:
        break
    print("Alice" if n < 3 else "Bob")
