#include <bits/stdc++.h>
using namespace std;

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
