#include <bits/stdc++.h>
using namespace std;

int main() {
  for (int n; scanf("%d", &n) == 1;) {
    int sum = 0;
    bool large = false;
    for (int a; n-- > 0 && scanf("%d", &a) == 1;) sum ^= a, large |= a > 1;
    puts(large == (sum != 0) ? "Yes" : "No");
  }
}
