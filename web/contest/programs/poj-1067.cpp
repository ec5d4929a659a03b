#include <bits/stdc++.h>
using namespace std;

int main() {
  for (long long a, b; scanf("%lld %lld", &a, &b) == 2;) {
    if (a > b) swap(a, b);
    // Whether a is the integer part of k times the golden ratio.
    const long long k = b - a, twice = 2 * a - k;
    puts(twice >= 0 && twice * twice <= 5 * k * k && 5 * k * k < (twice + 2) * (twice + 2) ? "0" : "1");
  }
}
