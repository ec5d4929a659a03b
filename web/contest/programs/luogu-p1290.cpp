#include <bits/stdc++.h>
using namespace std;

int main() {
  int t;
  scanf("%d", &t);
  for (int a, b; t-- > 0 && scanf("%d %d", &a, &b) == 2;) {
    bool first = true;
    for (;; first = !first) {
      if (a < b) swap(a, b);
      if (b == 0 || a / b > 1 || a % b == 0) break;
      a -= b;
    }
    puts(first ? "Stan wins" : "Ollie wins");
  }
}
