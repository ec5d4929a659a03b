n = int(input())
fibonacci = [1, 2]
while fibonacci[-1] < n:
    fibonacci.append(fibonacci[-1] + fibonacci[-2])
# The least part of n as a sum of Fibonacci numbers that are no neighbours: the greatest is taken off until one is left.
for f in reversed(fibonacci):
    if f < n and n not in fibonacci:
        n -= f
print(n)
