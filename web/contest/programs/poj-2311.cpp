#include <bits/stdc++.h>
using namespace std;

int main() {
  // Whoever cuts a strip of width 1 loses: cuts leave both parts at least 2 wide.
  vector<vector<int>> g(201, vector<int>(201));
  for (int w = 2; w <= 200; ++w)
    for (int h = 2; h <= 200; ++h) {
      bitset<512> seen;
      for (int i = 2; i + 2 <= w; ++i) seen[g[i][h] ^ g[w - i][h]] = true;
      for (int i = 2; i + 2 <= h; ++i) seen[g[w][i] ^ g[w][h - i]] = true;
      while (seen[g[w][h]]) ++g[w][h];
    }
  for (int w, h; scanf("%d %d", &w, &h) == 2;) puts(g[w][h] ? "WIN" : "LOSE");
}
