#include <bits/stdc++.h>
using namespace std;

int main() {
  // Dawson's Kayles: two neighbours go. Its values repeat every 34 from 53 on.
  vector<int> g(500001);
  for (int n = 2; n <= 500000; ++n) {
    if (n > 200) {
      g[n] = g[n - 34];
      continue;
    }
    set<int> options;
    for (int i = 0; i + 2 <= n; ++i) options.insert(g[i] ^ g[n - 2 - i]);
    while (options.count(g[n])) ++g[n];
  }
  int t, n;
  string row;
  for (cin >> t; t-- > 0 && cin >> n >> row;) {
    int red = count(row.begin(), row.end(), 'R'), sum = 0, length = 0;
    for (int i = 0; i < n; ++i) {
      ++length;
      if (i + 1 == n || row[i] == row[i + 1]) sum ^= g[length], length = 0;
    }
    puts((2 * red == n ? sum != 0 : 2 * red > n) ? "Alice" : "Bob");
  }
}
