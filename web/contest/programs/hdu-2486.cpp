#include <bits/stdc++.h>
using namespace std;

int main() {
  int t;
  scanf("%d", &t);
  long long n, k;
  for (int i = 1; i <= t && scanf("%lld %lld", &n, &k) == 2; ++i) {
    // Terms, and the greatest number that those up to each can make.
    vector<long long> a{1}, made{1};
    for (size_t j = 0; a.back() < n;) {
      a.push_back(made.back() + 1);
      while (k * a[j] < a.back()) ++j;
      made.push_back(a.back() + (j > 0 ? made[j - 1] : 0));
    }
    long long least = 0;
    for (size_t j = a.size(); j-- > 0;)
      if (n > 0 && a[j] <= n) n -= least = a[j];
    if (least == a.back()) {
      printf("Case %d: lose\n", i);
    } else {
      printf("Case %d: %lld\n", i, least);
    }
  }
}
