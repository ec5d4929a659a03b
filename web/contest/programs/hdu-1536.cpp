#include <bits/stdc++.h>
using namespace std;

int main() {
  for (int k; scanf("%d", &k) == 1 && k > 0;) {
    vector<int> set(k), g(10001);
    for (int& s : set) scanf("%d", &s);
    for (int n = 1; n <= 10000; ++n) {
      bitset<128> seen;
      for (int s : set)
        if (s <= n) seen[g[n - s]] = true;
      while (seen[g[n]]) ++g[n];
    }
    int m;
    for (scanf("%d", &m); m-- > 0;) {
      int l, sum = 0;
      scanf("%d", &l);
      for (int h; l-- > 0 && scanf("%d", &h) == 1;) sum ^= g[h];
      putchar(sum ? 'W' : 'L');
    }
    puts("");
  }
}
