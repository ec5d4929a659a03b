# Sums of rounded multiples.

#: pe-325
# Sums of f, f f and y f from y = 0 to n, where f(y) = (p y + r) // q.
def sums(n, p, r, q):
    ones, squares = n * (n + 1) // 2, n * (n + 1) * (2 * n + 1) // 6
    if p >= q or r >= q:
        a, b = p // q, r // q
        f, ff, yf = sums(n, p % q, r % q, q)
        return (
            a * ones + b * (n + 1) + f,
            a * a * squares + 2 * a * b * ones + b * b * (n + 1) + 2 * a * yf + 2 * b * f + ff,
            a * squares + b * ones + yf,
        )
    top = (p * n + r) // q
    if top == 0:
        return 0, 0, 0
    before, ff, yf = sums(top - 1, q, q - r - 1, p)
    f = n * top - before
    return f, n * top * (top + 1) - 2 * yf - 2 * before - f, (top * n * (n + 1) - ff - before) // 2


n = int(input())
# p / q is so near below 1 / golden ratio that no y up to n tells them apart.
p, q = 1, 2
while q <= n or p * p + p * q > q * q:
    p, q = q, p + q
f, ff, yf = sums(n, p, 0, q)
total = (n * (n + 1) * (2 * n + 1) // 2 - 3 * n * (n + 1) // 2 - ff - f - 2 * yf) // 2
# Past a million the problem asks for the rest modulo 7^10.
print(total if n <= 1000000 else total % 7**10)
