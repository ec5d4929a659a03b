# Fibonacci Nim.
import sys

#: terms
# The lost heaps, for k = 2 the Fibonacci numbers. Others are sums of such terms, each more than k times the last.
def terms(most, k):
    # The greatest number that the terms up to each can make.
    a, sums, j = [1], [1], 0
    while a[-1] < most:
        a.append(sums[-1] + 1)
        while k * a[j] < a[-1]:
            j += 1
        sums.append(a[-1] + (sums[j - 1] if j else 0))
    return a

#: hdu-2516
fibonacci = set(terms(1 << 31, 2))
for n in map(int, sys.stdin.buffer.read().split()):
    if n == 0:
        break
    print("Second win" if n in fibonacci else "First win")

#: least_part
# Taking the least part wins, since the other cannot take the next one whole.
def least_part(n, a):
    least = 0
    for term in reversed(a):
        if 0 < term <= n:
            n -= term
            least = term
    return least

#: luogu-p6487
n = int(input())
print(least_part(n, terms(n, 2)))

#: hdu-2486
numbers = map(int, sys.stdin.buffer.read().split())
next(numbers)
for case, (n, k) in enumerate(zip(numbers, numbers), 1):
    least = least_part(n, terms(n, k))
    print(f"Case {case}:", "lose" if least == n else least)
