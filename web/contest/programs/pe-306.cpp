#include <bits/stdc++.h>
using namespace std;

int main() {
  int most, won = 0;
  cin >> most;
  vector<int> g(max(most, 200) + 1);
  for (int n = 2; n < (int)g.size(); ++n) {
    if (n > 200) {
      g[n] = g[n - 34];  // the period, from 53 on
      continue;
    }
    set<int> options;
    for (int i = 0; i + 2 <= n; ++i) options.insert(g[i] ^ g[n - 2 - i]);
    while (options.count(g[n])) ++g[n];
  }
  for (int n = 1; n <= most; ++n) won += g[n] != 0;
  cout << won << '\n';
}
