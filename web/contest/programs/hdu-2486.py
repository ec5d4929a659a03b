import sys

numbers = list(map(int, sys.stdin.read().split()))[1:]
for case, (n, k) in enumerate(zip(numbers[::2], numbers[1::2]), 1):
    # Terms, and the greatest number that those up to each can make.
    a, made, j = [1], [1], 0
    while a[-1] < n:
        term = made[-1] + 1
        while k * a[j] < term:
            j += 1
            if j == len(a):
                break
        a.append(term)
        made.append(term + (made[j - 1] if j else 0))
    least = 0
    for term in reversed(a):
        if 0 < term <= n:
            n -= term
            least = term
    print(f"Case {case}:", "lose" if least == a[-1] else least)
