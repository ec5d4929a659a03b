// Green Hackenbush.
#include <bits/stdc++.h>
using namespace std;

//: atcoder-agc017d
int main() {
  int n;
  cin >> n;
  vector<vector<int>> near(n + 1);
  for (int i = 1, a, b; i < n && cin >> a >> b; ++i) near[a].push_back(b), near[b].push_back(a);
  vector<int> order{1}, up(n + 1), g(n + 1);
  for (int i = 0; i < (int)order.size(); ++i)
    for (int w : near[order[i]])
      if (w != up[order[i]]) up[w] = order[i], order.push_back(w);
  // From the leaves: an edge to a subtree worth g is worth g + 1.
  for (int i = n - 1; i > 0; --i) g[up[order[i]]] ^= g[order[i]] + 1;
  puts(g[1] ? "Alice" : "Bob");
}

//: poj-3710
int main() {
  for (int trees; scanf("%d", &trees) == 1;) {
    int sum = 0;
    while (trees-- > 0) {
      int n, m;
      scanf("%d %d", &n, &m);
      vector<vector<pair<int, int>>> near(n + 1);
      for (int e = 0, a, b; e < m && scanf("%d %d", &a, &b) == 2; ++e)
        near[a].push_back({b, e}), near[b].push_back({a, e});
      vector<int> depth(n + 1), up(n + 1), g(n + 1);
      vector<bool> on_ring(n + 1);
      const auto visit = [&](auto&& self, int v, int by) -> void {
        for (auto [w, e] : near[v]) {
          if (e == by) continue;
          if (!depth[w]) {
            depth[w] = depth[v] + 1, up[w] = v;
            self(self, w, e);
            if (!on_ring[w]) g[v] ^= g[w] + 1;
          } else if (depth[w] <= depth[v]) {
            // A ring that hangs at w: an edge if it is odd, nothing if it is even.
            g[w] ^= (depth[v] - depth[w] + 1) % 2;
            for (int x = v; x != w; x = up[x]) on_ring[x] = true;
          }
        }
      };
      depth[1] = 1;
      visit(visit, 1, -1);
      sum ^= g[1];
    }
    puts(sum ? "Sally" : "Harry");
  }
}
