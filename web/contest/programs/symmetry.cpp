// Symmetry strategy.
#include <bits/stdc++.h>
using namespace std;

//: wins
// The other makes two equal rows of what is left, and copies every move.
bool wins(int n, int k) { return k == 1 ? n % 2 == 1 : n <= k; }

//: hdu-3951
int main() {
  int t;
  scanf("%d", &t);
  for (int i = 1, n, k; i <= t && scanf("%d %d", &n, &k) == 2; ++i)
    printf("Case %d: %s\n", i, wins(n, k) ? "first" : "second");
}

//: poj-2484
int main() {
  for (int n; scanf("%d", &n) == 1 && n > 0;) puts(wins(n, 2) ? "Alice" : "Bob");
}
