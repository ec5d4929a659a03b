import sys

n, heap, *sizes = map(int, sys.stdin.read().split())
wins = [False] * (heap + 1)
for i in range(heap + 1):
    if not wins[i]:
        for k in sizes:
            if i + k <= heap:
                wins[i + k] = True
print("First" if wins[heap] else "Second")
