import sys


def found(x, same, other):
    if x == same:
        return 0
    if x < same and x < other or x > same and x > other:
        return x
    return x + 1 if same > other else x - 1


numbers = iter(map(int, sys.stdin.read().split()))
for _ in range(next(numbers)):
    a = [next(numbers) for _ in range(next(numbers))]
    n = len(a)
    # The one heap that makes the heaps i to j lost, set to their left and to their right; row by row of lengths.
    left, right = a[:], a[:]
    before = None
    for length in range(1, n):
        before = left
        left, right = (
            [found(a[i + length], right[i], left[i]) for i in range(n - length)],
            [found(a[i], left[i + 1], right[i + 1]) for i in range(n - length)],
        )
    print(0 if n > 1 and before[1] == a[0] else 1)
