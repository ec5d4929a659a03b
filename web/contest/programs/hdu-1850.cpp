#include <bits/stdc++.h>
using namespace std;

int main() {
  for (int n; scanf("%d", &n) == 1 && n > 0;) {
    vector<int> heaps(n);
    int sum = 0, count = 0;
    for (int& a : heaps) scanf("%d", &a), sum ^= a;
    // A heap is lowered to what makes the sum 0, if that is less.
    for (int a : heaps) count += (a ^ sum) < a;
    printf("%d\n", count);
  }
}
