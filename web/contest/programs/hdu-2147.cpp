#include <bits/stdc++.h>
using namespace std;

int main() {
  for (int n, m; scanf("%d %d", &n, &m) == 2 && n > 0;) puts(n % 2 && m % 2 ? "What a pity!" : "Wonderful!");
}
