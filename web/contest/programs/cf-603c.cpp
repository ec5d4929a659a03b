#include <bits/stdc++.h>
using namespace std;

int odd(int n) {
  if (n < 5) return array{0, 1, 0, 1, 2}[n];
  if (n % 2) return 0;
  return odd(n / 2) == 1 ? 2 : 1;
}
int even(int n) { return n < 3 ? n : n % 2 ? 0 : 1; }
int main() {
  int n, k, sum = 0;
  scanf("%d %d", &n, &k);
  for (int a; n-- > 0 && scanf("%d", &a) == 1;) sum ^= k % 2 ? odd(a) : even(a);
  puts(sum ? "Kevin" : "Nicky");
}
