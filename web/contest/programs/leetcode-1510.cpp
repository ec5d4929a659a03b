#include <bits/stdc++.h>
using namespace std;

int main() {
  const int most = 100000;
  vector<bool> wins(most + 1);
  for (int n = 0; n <= most; ++n)
    for (int k = 1; !wins[n] && n + k * k <= most; ++k) wins[n + k * k] = true;
  for (int n; scanf("%d", &n) == 1;) puts(wins[n] ? "true" : "false");
}
