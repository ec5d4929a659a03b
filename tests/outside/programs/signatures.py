"""Project Euler 550. A state "e f g": a heap of p^e q^f r^g with primes p, q, r; its value does not depend on which."""

import itertools

from explicit_game import tell


def name(exponents):
    return " ".join(map(str, sorted((e for e in exponents if e), reverse=True)))


def options(state):
    exponents = tuple(map(int, state.split()))
    below = {name(part) for part in itertools.product(*(range(e + 1) for e in exponents)) if any(part) and part != exponents}
    return [f"{one} + {other}" for one, other in itertools.combinations_with_replacement(sorted(below), 2)]


tell(options)
