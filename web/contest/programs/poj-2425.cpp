#include <bits/stdc++.h>
using namespace std;

vector<vector<int>> out;
vector<int> g;
int value(int v) {
  if (g[v] >= 0) return g[v];
  vector<bool> seen(out[v].size() + 1);
  for (int w : out[v])
    if (value(w) < (int)seen.size()) seen[g[w]] = true;
  return g[v] = find(seen.begin(), seen.end(), false) - seen.begin();
}
int main() {
  for (int n; scanf("%d", &n) == 1;) {
    out.assign(n, {});
    g.assign(n, -1);
    for (auto& to : out) {
      int x;
      scanf("%d", &x);
      to.resize(x);
      for (int& w : to) scanf("%d", &w);
    }
    for (int m; scanf("%d", &m) == 1 && m > 0;) {
      int sum = 0;
      for (int v; m-- > 0 && scanf("%d", &v) == 1;) sum ^= value(v);
      puts(sum ? "WIN" : "LOSE");
    }
  }
}
