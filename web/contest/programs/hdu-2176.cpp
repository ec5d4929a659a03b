#include <bits/stdc++.h>
using namespace std;

int main() {
  for (int n; scanf("%d", &n) == 1 && n > 0;) {
    vector<int> heaps(n);
    int sum = 0;
    for (int& a : heaps) scanf("%d", &a), sum ^= a;
    puts(sum ? "Yes" : "No");
    for (int a : heaps)
      if ((a ^ sum) < a) printf("%d %d\n", a, a ^ sum);
  }
}
