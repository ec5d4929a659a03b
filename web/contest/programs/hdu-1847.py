import sys

for n in map(int, sys.stdin.read().split()):
    print("Kiki" if n % 3 else "Cici")
