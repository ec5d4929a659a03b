#include <bits/stdc++.h>
using namespace std;

int main() {
  int n, k;
  cin >> n >> k;
  vector<array<int, 26>> next(1);
  for (string word; n-- > 0 && cin >> word;) {
    int v = 0;
    for (char c : word) {
      if (!next[v][c - 'a']) next[v][c - 'a'] = next.size(), next.push_back({});
      v = next[v][c - 'a'];
    }
  }
  // Whether the mover can force a win, and can force a loss. Children have greater numbers.
  vector<bool> win(next.size()), lose(next.size());
  for (int v = next.size() - 1; v >= 0; --v) {
    bool leaf = true;
    for (int w : next[v])
      if (w) {
        leaf = false;
        if (!win[w]) win[v] = true;
        if (!lose[w]) lose[v] = true;
      }
    if (leaf) lose[v] = true;
  }
  puts(win[0] && (lose[0] || k % 2) ? "First" : "Second");
}
