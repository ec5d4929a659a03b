#include <bits/stdc++.h>
using namespace std;

int main() {
  for (long long n; scanf("%lld", &n) == 1 && n > 0;) {
    long long a = 1, b = 2;
    while (a < n) b += a, a = b - a;
    puts(a == n ? "Second win" : "First win");
  }
}
