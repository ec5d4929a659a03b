#include <bits/stdc++.h>
using namespace std;

int main() {
  int t;
  for (scanf("%d", &t); t-- > 0;) {
    int n, sum = 0;
    scanf("%d", &n);
    for (unsigned a, b; n > 0 && scanf("%u %u", &a, &b) == 2; n -= 2) {
      // The lowest bit that is 0 in both a - 1 and b - 1.
      unsigned either = (a - 1) | (b - 1);
      int value = 0;
      for (; either & 1; either >>= 1) ++value;
      sum ^= value;
    }
    puts(sum ? "YES" : "NO");
  }
}
