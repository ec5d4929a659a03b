// Misère Nim.
#include <bits/stdc++.h>
using namespace std;

//: wins
// With a heap above 1 as in Nim; with ones alone an even number wins.
bool wins(int n) {
  int sum = 0;
  bool large = false;
  for (int a; n-- > 0 && scanf("%d", &a) == 1;) sum ^= a, large |= a > 1;
  return large == (sum != 0);
}

//: hdu-1907
int main() {
  int t;
  scanf("%d", &t);
  for (int n; t-- > 0 && scanf("%d", &n) == 1;) puts(wins(n) ? "John" : "Brother");
}

//: hdu-2509
int main() {
  for (int n; scanf("%d", &n) == 1;) puts(wins(n) ? "Yes" : "No");
}
