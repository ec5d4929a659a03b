// Bash game.
#include <bits/stdc++.h>
using namespace std;

//: wins
// From a multiple of m + 1 every move leaves none; any other number can be lowered to one.
bool wins(int n, int m) { return n % (m + 1) != 0; }

//: hdu-1846
int main() {
  int t;
  scanf("%d", &t);
  for (int n, m; t-- > 0 && scanf("%d %d", &n, &m) == 2;) puts(wins(n, m) ? "first" : "second");
}

//: hdu-2188
int main() {
  int t;
  scanf("%d", &t);
  for (int n, m; t-- > 0 && scanf("%d %d", &n, &m) == 2;) puts(wins(n, m) ? "Grass" : "Rabbit");
}

//: leetcode-292
int main() {
  for (int n; scanf("%d", &n) == 1;) puts(wins(n, 3) ? "true" : "false");
}

//: hdu-1847
int main() {
  // No power of 2 is a multiple of 3.
  for (int n; scanf("%d", &n) == 1;) puts(wins(n, 2) ? "Kiki" : "Cici");
}

//: luogu-p4018
int main() {
  int t;
  scanf("%d", &t);
  // 1 to 5 are prime powers, multiples of 6 are not.
  for (int n; t-- > 0 && scanf("%d", &n) == 1;) puts(wins(n, 5) ? "October wins!" : "Roy wins!");
}

//: hdu-2149
int main() {
  for (int m, n; scanf("%d %d", &m, &n) == 2;) {
    if (m <= n) {
      for (int bid = m; bid <= n; ++bid) printf("%d%c", bid, bid < n ? ' ' : '\n');
    } else if (m % (n + 1)) {
      printf("%d\n", m % (n + 1));
    } else {
      puts("none");
    }
  }
}

//: hdu-2897
int main() {
  for (int n, p, q; scanf("%d %d %d", &n, &p, &q) == 3;) {
    int rest = n % (p + q);
    puts(rest > 0 && rest <= p ? "LOST" : "WIN");
  }
}
