#include <bits/stdc++.h>
using namespace std;

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
