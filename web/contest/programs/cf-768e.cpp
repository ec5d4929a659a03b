#include <bits/stdc++.h>
using namespace std;

int main() {
  int n, sum = 0;
  scanf("%d", &n);
  for (int s; n-- > 0 && scanf("%d", &s) == 1;) {
    // The most moves that a heap can last: 1 + 2 + ... + m stones.
    int m = 0;
    while ((m + 1) * (m + 2) / 2 <= s) ++m;
    sum ^= m;
  }
  puts(sum ? "NO" : "YES");
}
