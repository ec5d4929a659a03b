#include <bits/stdc++.h>
using namespace std;

int main() {
  int n, sum = 0;
  scanf("%d", &n);
  vector<int> heaps(n);
  for (int& a : heaps) scanf("%d", &a), sum ^= a;
  for (int i = 0; i < n; ++i)
    if ((heaps[i] ^ sum) < heaps[i]) {
      printf("%d %d\n", heaps[i] - (heaps[i] ^ sum), i + 1);
      heaps[i] ^= sum;
      for (int j = 0; j < n; ++j) printf("%d%c", heaps[j], j + 1 < n ? ' ' : '\n');
      return 0;
    }
  puts("lose");
}
