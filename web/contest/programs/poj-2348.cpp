#include <bits/stdc++.h>
using namespace std;

int main() {
  for (long long a, b; scanf("%lld %lld", &a, &b) == 2 && (a || b);) {
    bool first = true;
    for (;; first = !first) {
      if (a < b) swap(a, b);
      if (b == 0 || a / b > 1 || a % b == 0) break;
      a -= b;
    }
    puts(first ? "Stan wins" : "Ollie wins");
  }
}
