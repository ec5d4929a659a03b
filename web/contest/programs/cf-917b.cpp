#include <bits/stdc++.h>
using namespace std;

int n, m;
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
  cin >> n >> m;
  char c;
  for (int v, w; m-- > 0 && cin >> v >> w >> c;) out[v].push_back({w, c});
  for (int a = 1; a <= n; ++a, puts(""))
    for (int b = 1; b <= n; ++b) putchar(most(a, b) > 1 ? 'A' : 'B');
}
