#include <bits/stdc++.h>
using namespace std;

int value(int size, int stones) {
  if (stones == 0) return 0;
  for (;;) {
    // The fullest box that cannot be filled at once.
    int t = sqrt(double(size));
    while (t + (long long)t * t >= size) --t;
    if (stones > t) return size - stones;
    size = t;
  }
}
int main() {
  for (int n, i = 1; scanf("%d", &n) == 1 && n > 0; ++i) {
    int sum = 0;
    for (int s, c; n-- > 0 && scanf("%d %d", &s, &c) == 2;) sum ^= value(s, c);
    printf("Case %d:\n%s\n", i, sum ? "Yes" : "No");
  }
}
