#include <bits/stdc++.h>
using namespace std;

int main() {
  vector<int> g(2);
  for (string row; cin >> row;) {
    for (int n = g.size(); n <= (int)row.size(); ++n) {
      set<int> options;
      for (int i = 0; i + 2 <= n; ++i) options.insert(g[i] ^ g[n - 2 - i]);
      g.push_back(0);
      while (options.count(g[n])) ++g[n];
    }
    int sum = 0, length = 0;
    for (char c : row + '-')
      if (c == '+') {
        ++length;
      } else {
        sum ^= g[length];
        length = 0;
      }
    puts(sum ? "true" : "false");
  }
}
