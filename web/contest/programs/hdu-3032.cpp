#include <bits/stdc++.h>
using namespace std;

int main() {
  int t;
  for (scanf("%d", &t); t-- > 0;) {
    int n;
    unsigned sum = 0;
    scanf("%d", &n);
    for (unsigned a; n-- > 0 && scanf("%u", &a) == 1;) sum ^= a == 0 ? 0 : a % 4 == 3 ? a + 1 : a % 4 == 0 ? a - 1 : a;
    puts(sum ? "Alice" : "Bob");
  }
}
