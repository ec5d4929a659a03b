import sys

n, least, most, *heaps = map(int, sys.stdin.buffer.read().split())
total = 0
for a in heaps:
    total ^= a % (least + most) // least
print("First" if total else "Second")
