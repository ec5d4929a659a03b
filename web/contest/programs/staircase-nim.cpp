// Staircase Nim.
#include <bits/stdc++.h>
using namespace std;

//: nim_sum
// Every second step counts, the last included: what comes onto the others is moved on at once.
int nim_sum(const vector<int>& steps) {
  int sum = 0;
  for (int i = steps.size() - 1; i >= 0; i -= 2) sum ^= steps[i];
  return sum;
}

//: luogu-p3480
int main() {
  int t;
  scanf("%d", &t);
  for (int n; t-- > 0 && scanf("%d", &n) == 1;) {
    int before = 0;
    vector<int> steps;
    for (int row; n-- > 0 && scanf("%d", &row) == 1; before = row) steps.push_back(row - before);
    puts(nim_sum(steps) ? "TAK" : "NIE");
  }
}

//: poj-1704
int main() {
  int t;
  scanf("%d", &t);
  for (int n; t-- > 0 && scanf("%d", &n) == 1;) {
    int before = 0;
    vector<int> cells(n), steps;
    for (int& c : cells) scanf("%d", &c);
    sort(cells.begin(), cells.end());
    for (int c : cells) steps.push_back(c - before - 1), before = c;
    puts(nim_sum(steps) ? "Georgia will win" : "Bob will win");
  }
}

//: luogu-p2575
int main() {
  int t;
  scanf("%d", &t);
  for (int n; t-- > 0 && scanf("%d", &n) == 1;) {
    int sum = 0;
    for (int m; n-- > 0 && scanf("%d", &m) == 1;) {
      int on = 0;
      bool piece[21] = {};
      for (int c; m-- > 0 && scanf("%d", &c) == 1;) piece[c] = true;
      // Pieces between two gaps are a step; those behind the last gap are on the ground.
      vector<int> steps;
      for (int c = 1; c <= 20; ++c)
        if (piece[c]) {
          ++on;
        } else {
          steps.push_back(on);
          on = 0;
        }
      sum ^= nim_sum(steps);
    }
    puts(sum ? "YES" : "NO");
  }
}

//: hdu-3389
int main() {
  int t;
  scanf("%d", &t);
  for (int i = 1; i <= t; ++i) {
    int n, sum = 0;
    scanf("%d", &n);
    // Boxes 1, 3 and 4 are dead ends; the others are so many steps above one, odd for 0, 2 and 5 modulo 6.
    for (int box = 1, cards; box <= n && scanf("%d", &cards) == 1; ++box)
      if (box % 6 == 0 || box % 6 == 2 || box % 6 == 5) sum ^= cards;
    printf("Case %d: %s\n", i, sum ? "Alice" : "Bob");
  }
}
