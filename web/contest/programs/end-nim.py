# End Nim.
import sys
from itertools import islice

#: luogu-p2599
def lost_heap(x, same, other):
    if x == same:
        return 0
    if x < same and x < other or x > same and x > other:
        return x
    return x + 1 if same > other else x - 1


numbers = map(int, sys.stdin.buffer.read().split())
for _ in range(next(numbers)):
    a = list(islice(numbers, next(numbers)))
    n = len(a)
    # The one heap that makes each stretch of a length lost, set to its left and to its right.
    left, right = a[:], a[:]
    before = None
    for length in range(1, n):
        before = left
        left, right = (
            [lost_heap(a[i + length], right[i], left[i]) for i in range(n - length)],
            [lost_heap(a[i], left[i + 1], right[i + 1]) for i in range(n - length)],
        )
    print(0 if n > 1 and before[1] == a[0] else 1)
