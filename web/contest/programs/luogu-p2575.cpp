#include <bits/stdc++.h>
using namespace std;

int main() {
  int t;
  for (scanf("%d", &t); t-- > 0;) {
    int n, sum = 0;
    for (scanf("%d", &n); n-- > 0;) {
      int m;
      bool piece[21] = {};
      scanf("%d", &m);
      for (int c; m-- > 0 && scanf("%d", &c) == 1;) piece[c] = true;
      // Pieces between two gaps are a step; what is behind the last gap is the ground.
      int step = 0, on = 0;
      for (int c = 20; c > 0; --c)
        if (piece[c]) {
          ++on;
        } else {
          if (step++ % 2) sum ^= on;
          on = 0;
        }
      if (step % 2) sum ^= on;
    }
    puts(sum ? "YES" : "NO");
  }
}
