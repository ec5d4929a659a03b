import sys

numbers = iter(map(int, sys.stdin.buffer.read().split()))
for _ in range(next(numbers)):
    total = 0
    for _ in range(next(numbers)):
        row = [" "] * 20
        for _ in range(next(numbers)):
            row[next(numbers) - 1] = "o"
        # Pieces between two gaps are a step; what is behind the last gap is the ground.
        for step in "".join(row).split(" ")[-2::-2]:
            total ^= len(step)
    print("YES" if total else "NO")
