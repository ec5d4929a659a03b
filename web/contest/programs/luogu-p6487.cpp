#include <bits/stdc++.h>
using namespace std;

int main() {
  long long n;
  cin >> n;
  // The least part of n as a sum of Fibonacci numbers that are no neighbours: the greatest is taken off until one is left.
  for (;;) {
    long long a = 1, b = 2;
    while (b <= n) b += a, a = b - a;
    if (a == n) break;
    n -= a;
  }
  cout << n << '\n';
}
