#include <bits/stdc++.h>
using namespace std;

int main() {
  string s;
  cin >> s;
  int n = s.size();
  vector<bool> middle(n);
  for (int i = 1; i + 1 < n; ++i) middle[i] = s[i - 1] == s[i + 1];
  // A run of m middles: cutting at one takes it and those beside it.
  vector<int> g(n + 1);
  const auto after = [&](int m, int i) { return g[max(0, i - 1)] ^ g[max(0, m - i - 2)]; };
  for (int m = 1; m <= n; ++m) {
    vector<bool> seen(256);
    for (int i = 0; i < m; ++i) seen[after(m, i)] = true;
    while (seen[g[m]]) ++g[m];
  }
  vector<pair<int, int>> runs;
  int sum = 0;
  for (int i = 0, m; i < n; i += m + 1) {
    m = 0;
    while (i + m < n && middle[i + m]) ++m;
    if (m > 0) runs.push_back({i, m}), sum ^= g[m];
  }
  for (auto [start, m] : runs)
    for (int i = 0; i < m; ++i)
      if ((sum ^ g[m] ^ after(m, i)) == 0) return printf("First\n%d\n", start + i + 1), 0;
  puts("Second");
}
