# Multiplication game.
import sys

#: poj-2505
for n in map(int, sys.stdin.buffer.read().split()):
    reach, stan = 1, False
    while reach < n:
        stan = not stan
        reach *= 9 if stan else 2
    print("Stan wins." if stan else "Ollie wins.")
