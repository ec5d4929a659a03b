// Sums of rounded multiples.
#include <bits/stdc++.h>
using namespace std;

//: pe-325
using Big = __int128;
// Above all sums for n up to a million; past it the rest modulo 7^10 is asked for, which divides this 7^21.
const Big m = 558545864083284007, half = (m + 1) / 2, sixth = (5 * m + 1) / 6;
// 1 + ... + n, and the sum of the squares.
Big ones(Big n) { return n % m * ((n + 1) % m) % m * half % m; }
Big squares(Big n) { return ones(n) * ((2 * n + 1) % m) % m * 2 % m * sixth % m; }
struct Sums {
  Big f, ff, yf;
};
// Sums of f, f f and y f from y = 0 to n, where f(y) = (p y + r) / q rounded down.
Sums sums(Big n, Big p, Big r, Big q) {
  const Big one = (n + 1) % m, top = (p * n + r) / q, t = top % m;
  if (p >= q || r >= q) {
    const Big a = p / q % m, b = r / q % m;
    const Sums s = sums(n, p % q, r % q, q);
    return {
        (a * ones(n) + b * one + s.f) % m,
        (a * a % m * squares(n) + 2 * a * b % m * ones(n) + b * b % m * one + 2 * a * s.yf + 2 * b * s.f + s.ff) % m,
        (a * squares(n) + b * ones(n) + s.yf) % m};
  }
  if (top == 0) return {0, 0, 0};
  const Sums s = sums(top - 1, q, q - r - 1, p);
  const Big f = (n % m * t + m - s.f) % m;
  return {f, (n % m * t % m * (t + 1) + 5 * m - 2 * s.yf - 2 * s.f - f) % m,
          (ones(n) * t + (2 * m - s.ff - s.f) * half) % m};
}

int main() {
  long long n, p = 1, q = 2;
  cin >> n;
  // p / q is so near below 1 / golden ratio that no y up to n tells them apart.
  while (q <= n || (Big)p * p + (Big)p * q > (Big)q * q) q += p, p = q - p;
  const Sums s = sums(n, p, 0, q);
  // The sum of 3 y y / 2 - 3 y / 2 - f f / 2 - f / 2 - y f.
  const Big sum = (3 * squares(n) + 7 * m - 3 * ones(n) - s.ff - s.f - 2 * s.yf) % m * half % m;
  cout << (long long)(n <= 1000000 ? sum : sum % 282475249) << '\n';
}
