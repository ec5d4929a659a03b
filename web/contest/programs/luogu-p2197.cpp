#include <bits/stdc++.h>
using namespace std;

int main() {
  int t;
  for (scanf("%d", &t); t-- > 0;) {
    int n, sum = 0;
    scanf("%d", &n);
    for (int a; n-- > 0 && scanf("%d", &a) == 1;) sum ^= a;
    puts(sum ? "Yes" : "No");
  }
}
