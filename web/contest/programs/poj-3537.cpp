#include <bits/stdc++.h>
using namespace std;

int main() {
  int n;
  cin >> n;
  // A cross takes away two cells on either side: whoever plays there hands over the third.
  vector<int> g(n + 1);
  for (int m = 1; m <= n; ++m) {
    bitset<2048> seen;
    for (int i = 0; i < m; ++i) seen[g[max(0, i - 2)] ^ g[max(0, m - i - 3)]] = true;
    while (seen[g[m]]) ++g[m];
  }
  puts(g[n] ? "1" : "2");
}
