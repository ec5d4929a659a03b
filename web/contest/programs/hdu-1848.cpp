#include <bits/stdc++.h>
using namespace std;

int main() {
  vector<int> g(1001);
  for (int n = 1; n <= 1000; ++n) {
    set<int> options;
    for (int a = 1, b = 2; a <= n; b += a, a = b - a) options.insert(g[n - a]);
    while (options.count(g[n])) ++g[n];
  }
  for (int a, b, c; scanf("%d %d %d", &a, &b, &c) == 3 && a > 0;) puts(g[a] ^ g[b] ^ g[c] ? "Fibo" : "Nacci");
}
