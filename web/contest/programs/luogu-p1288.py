import sys

n, *ring = map(int, sys.stdin.read().split())
ahead = (ring + [0]).index(0)
behind = (ring[::-1] + [0]).index(0)
print("YES" if ahead % 2 or behind % 2 else "NO")
