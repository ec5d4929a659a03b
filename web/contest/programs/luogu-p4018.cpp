#include <bits/stdc++.h>
using namespace std;

int main() {
  int t;
  scanf("%d", &t);
  for (int n; t-- > 0 && scanf("%d", &n) == 1;) puts(n % 6 ? "October wins!" : "Roy wins!");
}
