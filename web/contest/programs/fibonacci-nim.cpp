// Fibonacci Nim.
#include <bits/stdc++.h>
using namespace std;

//: terms
// The lost heaps, for k = 2 the Fibonacci numbers. Others are sums of such terms, each more than k times the last.
vector<long long> terms(long long most, long long k) {
  // The greatest number that the terms up to each can make.
  vector<long long> a{1}, sums{1};
  for (size_t j = 0; a.back() < most;) {
    a.push_back(sums.back() + 1);
    while (k * a[j] < a.back()) ++j;
    sums.push_back(a.back() + (j > 0 ? sums[j - 1] : 0));
  }
  return a;
}

//: hdu-2516
int main() {
  const vector<long long> fibonacci = terms(1LL << 31, 2);
  for (long long n; scanf("%lld", &n) == 1 && n > 0;)
    puts(binary_search(fibonacci.begin(), fibonacci.end(), n) ? "Second win" : "First win");
}

//: least_part
// Taking the least part wins, since the other cannot take the next one whole.
long long least_part(long long n, const vector<long long>& a) {
  long long least = 0;
  for (size_t j = a.size(); j-- > 0;)
    if (n > 0 && a[j] <= n) n -= least = a[j];
  return least;
}

//: luogu-p6487
int main() {
  long long n;
  cin >> n;
  cout << least_part(n, terms(n, 2)) << '\n';
}

//: hdu-2486
int main() {
  int t;
  scanf("%d", &t);
  long long n, k;
  for (int i = 1; i <= t && scanf("%lld %lld", &n, &k) == 2; ++i) {
    const long long least = least_part(n, terms(n, k));
    if (least == n) {
      printf("Case %d: lose\n", i);
    } else {
      printf("Case %d: %lld\n", i, least);
    }
  }
}
