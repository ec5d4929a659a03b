import sys

fibonacci = {1, 2}
a, b = 1, 2
while b < 1 << 31:
    a, b = b, a + b
    fibonacci.add(b)
for n in map(int, sys.stdin.read().split()):
    if n == 0:
        break
    print("Second win" if n in fibonacci else "First win")
