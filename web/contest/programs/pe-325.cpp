#include <bits/stdc++.h>
using namespace std;

using Big = __int128;
const long long modulus = 282475249;  // 7^10, asked for past a million
long long power(long long a, int e) { return e == 0 ? 1 : (e % 2 ? a : 1) * power(a * a % modulus, e / 2) % modulus; }
const long long half = (modulus + 1) / 2, sixth = power(6, 6 * 40353607 - 1);
// Of f(y) = (p y + r) / q rounded down, from y = 0 to n: the sums of f, f f and y f.
struct Sums {
  long long f, ff, yf;
};
Sums sums(long long n, long long p, long long r, long long q) {
  const long long m = modulus, c = n % m, one = (n + 1) % m;
  const long long ones = c * one % m * half % m, squares = c * one % m * (2 * c + 1) % m * sixth % m;
  if (p >= q || r >= q) {
    const long long a = p / q % m, b = r / q % m;
    const Sums s = sums(n, p % q, r % q, q);
    return {(a * ones + b * one + s.f) % m,
            (a * a % m * squares + 2 * a * b % m * ones + b * b % m * one + 2 * a * s.yf + 2 * b * s.f % m + s.ff) % m,
            (a * squares + b * ones + s.yf) % m};
  }
  const long long top = ((Big)p * n + r) / q;
  if (top == 0) return {0, 0, 0};
  const Sums s = sums(top - 1, q, q - r - 1, p);
  const long long t = top % m;
  const long long f = ((c * t - s.f) % m + m) % m;
  return {f, ((c * t % m * (t + 1) - 2 * s.yf - 2 * s.f - f) % m + m) % m,
          ((t * c % m * one - s.ff - s.f) % m + m) % m * half % m};
}
int main() {
  long long n, p = 1, q = 2;
  cin >> n;
  // p / q is so near below 1 / golden ratio that no y up to n tells them apart.
  while (q <= n || (Big)p * p + (Big)p * q > (Big)q * q) q += p, p = q - p;
  if (n <= 1000000) {
    long long sum = 0;
    for (long long y = 1; y <= n; ++y) {
      const long long f = (Big)p * y / q;
      sum += (y - 1) * y / 2 - f * (f + 1) / 2 + y * (y - 1 - f);
    }
    cout << sum << '\n';
    return 0;
  }
  const Sums s = sums(n, p, 0, q);
  const long long c = n % modulus, one = (n + 1) % modulus;
  const long long squares = c * one % modulus * (2 * c + 1) % modulus * sixth % modulus,
                  ones = c * one % modulus * half % modulus;
  // The sum of 3 y y / 2 - 3 y / 2 - f f / 2 - f / 2 - y f.
  const long long sum = (3 * (squares - ones) - s.ff - s.f - 2 * s.yf) % modulus;
  cout << (sum + modulus) % modulus * half % modulus << '\n';
}
