#include <bits/stdc++.h>
using namespace std;

int main() {
  for (int n; scanf("%d", &n) == 1;) {
    set<int> sizes;
    for (int s; n-- > 0 && scanf("%d", &s) == 1;) sizes.insert(s);
    // What a rest of r in two parts can be worth, whichever block was taken.
    vector<int> g(1001);
    vector<bitset<2048>> parts(1001);
    for (int r = 0; r <= 1000; ++r) {
      bitset<2048> options;
      for (int s : sizes)
        if (s > 0 && s <= r) options |= parts[r - s];
      while (options[g[r]]) ++g[r];
      for (int i = 0; 2 * i <= r; ++i) parts[r][g[i] ^ g[r - i]] = true;
    }
    int m;
    scanf("%d", &m);
    for (int r; m-- > 0 && scanf("%d", &r) == 1;) puts(g[r] ? "1" : "2");
  }
}
