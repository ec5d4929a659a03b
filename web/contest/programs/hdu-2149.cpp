#include <bits/stdc++.h>
using namespace std;

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
