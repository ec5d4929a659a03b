#include <bits/stdc++.h>
using namespace std;

int main() {
  for (int n, p, q; scanf("%d %d %d", &n, &p, &q) == 3;) {
    int rest = n % (p + q);
    puts(rest > 0 && rest <= p ? "LOST" : "WIN");
  }
}
