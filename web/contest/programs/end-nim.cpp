// End Nim.
#include <bits/stdc++.h>
using namespace std;

//: luogu-p2599
int lost_heap(int x, int same, int other) {
  if (x == same) return 0;
  if ((x < same) == (x < other) && x != other) return x;
  return same > other ? x + 1 : x - 1;
}

int main() {
  int t;
  scanf("%d", &t);
  for (int n; t-- > 0 && scanf("%d", &n) == 1;) {
    vector<int> a(n);
    for (int& x : a) scanf("%d", &x);
    // The one heap that makes heaps i to j lost, set to their left and to their right.
    vector<vector<int>> left(n, vector<int>(n)), right = left;
    for (int j = 0; j < n; ++j) {
      left[j][j] = right[j][j] = a[j];
      for (int i = j - 1; i >= 0; --i) {
        left[i][j] = lost_heap(a[j], right[i][j - 1], left[i][j - 1]);
        right[i][j] = lost_heap(a[i], left[i + 1][j], right[i + 1][j]);
      }
    }
    puts(n > 1 && left[1][n - 1] == a[0] ? "0" : "1");
  }
}
