// Retrograde analysis.
#include <bits/stdc++.h>
using namespace std;

//: poj-2599
vector<vector<int>> near_to;
bool wins(int v, int from) {
  for (int w : near_to[v])
    if (w != from && !wins(w, v)) return true;
  return false;
}

int main() {
  int n, k;
  cin >> n >> k;
  near_to.resize(n + 1);
  for (int i = 1, a, b; i < n && cin >> a >> b; ++i) near_to[a].push_back(b), near_to[b].push_back(a);
  sort(near_to[k].begin(), near_to[k].end());
  for (int w : near_to[k])
    if (!wins(w, k)) return printf("First player wins flying to airport %d\n", w), 0;
  puts("First player loses");
}

//: cf-455b
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
  // True if the mover can force a win, and a loss. Children have greater numbers.
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

//: cf-917b
vector<pair<int, int>> out[101];
int known[101][101];
// The greatest last letter at which the marble on a, to move, still wins; 1 where it never does.
int most(int a, int b) {
  int& best = known[a][b];
  if (best) return best;
  best = 1;
  for (auto [to, letter] : out[a])
    if (letter > best && letter > most(b, to)) best = letter;
  return best;
}

int main() {
  int n, m;
  cin >> n >> m;
  char c;
  for (int v, w; m-- > 0 && cin >> v >> w >> c;) out[v].push_back({w, c});
  for (int a = 1; a <= n; ++a, puts(""))
    for (int b = 1; b <= n; ++b) putchar(most(a, b) > 1 ? 'A' : 'B');
}
