#include <bits/stdc++.h>
using namespace std;

int main() {
  int t;
  scanf("%d", &t);
  for (int i = 1, n, k; i <= t && scanf("%d %d", &n, &k) == 2; ++i)
    printf("Case %d: %s\n", i, (k == 1 ? n % 2 == 1 : n <= k) ? "first" : "second");
}
