#include <bits/stdc++.h>
using namespace std;

int main() {
  int t;
  scanf("%d", &t);
  for (long long a, b; t-- > 0 && scanf("%lld %lld", &a, &b) == 2;) {
    bool first = true;
    for (;; first = !first) {
      if (a < b) swap(a, b);
      if (a / b > 1 || a % b == 0) break;
      a -= b;
    }
    puts(first ? "Ari" : "Rich");
  }
}
