#include <bits/stdc++.h>
using namespace std;

vector<vector<int>> near_to;
bool wins(int v, int from) {
  for (int w : near_to[v])
    if (w != from && !wins(w, v)) return true;
  return false;
}
int main() {
  int n, k;
  cin >> n >> k;
  near_to.assign(n + 1, {});
  for (int i = 1, a, b; i < n && cin >> a >> b; ++i) near_to[a].push_back(b), near_to[b].push_back(a);
  sort(near_to[k].begin(), near_to[k].end());
  for (int w : near_to[k])
    if (!wins(w, k)) return printf("First player wins flying to airport %d\n", w), 0;
  puts("First player loses");
}
