from math import isqrt

a, b = sorted(map(int, input().split()))
k = b - a
# The k-th lost pair begins with the integer part of k times the golden ratio.
print(0 if a == (k + isqrt(5 * k * k)) // 2 else 1)
