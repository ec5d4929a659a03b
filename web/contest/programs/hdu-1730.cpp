#include <bits/stdc++.h>
using namespace std;

int main() {
  for (int n, m; scanf("%d %d", &n, &m) == 2;) {
    int sum = 0;
    for (int a, b; n-- > 0 && scanf("%d %d", &a, &b) == 2;) sum ^= abs(a - b) - 1;
    puts(sum ? "I WIN!" : "BAD LUCK!");
  }
}
