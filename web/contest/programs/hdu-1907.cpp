#include <bits/stdc++.h>
using namespace std;

int main() {
  int t;
  for (scanf("%d", &t); t-- > 0;) {
    int n, sum = 0;
    bool large = false;
    scanf("%d", &n);
    for (int a; n-- > 0 && scanf("%d", &a) == 1;) sum ^= a, large |= a > 1;
    puts(large == (sum != 0) ? "John" : "Brother");
  }
}
