// Draft of pairs.
#include <bits/stdc++.h>
using namespace std;

//: luogu-p1199
int main() {
  int n, best = 0;
  scanf("%d", &n);
  vector<vector<int>> worth(n, vector<int>(n));
  for (int i = 0; i < n; ++i)
    for (int j = i + 1; j < n; ++j) scanf("%d", &worth[i][j]), worth[j][i] = worth[i][j];
  // Of each general the second best partner can always be had.
  for (auto& row : worth) {
    sort(row.rbegin(), row.rend());
    best = max(best, row[1]);
  }
  printf("1\n%d\n", best);
}
