#include <bits/stdc++.h>
using namespace std;

int main() {
  int t;
  scanf("%d", &t);
  for (int n, m; t-- > 0 && scanf("%d %d", &n, &m) == 2;) puts(n % (m + 1) ? "Grass" : "Rabbit");
}
