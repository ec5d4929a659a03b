// Wythoff's game.
#include <bits/stdc++.h>
using namespace std;

//: low
// The k-th lost pair: k times the golden ratio, rounded down, and k more.
long long low(long long k) {
  const long long square = 5 * k * k;
  long long root = sqrt((double)square);
  while (root * root > square) --root;
  while ((root + 1) * (root + 1) <= square) ++root;
  return (k + root) / 2;
}

//: poj-1067 luogu-p2252
int main() {
  for (long long a, b; scanf("%lld %lld", &a, &b) == 2;) {
    if (a > b) swap(a, b);
    puts(low(b - a) == a ? "0" : "1");
  }
}

//: hdu-2177
// Of 1 to a, k are the smaller in their pair: a is the k-th of these or the (a - k)-th of the others.
long long partner(long long a) {
  const long long k = low(a + 1) - (a + 1);
  return low(k) == a ? a + k : k;
}

int main() {
  for (long long a, b; scanf("%lld %lld", &a, &b) == 2 && (a || b);) {
    if (a > b) swap(a, b);
    const long long k = b - a, same = low(k);
    if (same == a) {
      puts("0");
      continue;
    }
    puts("1");
    if (same < a) printf("%lld %lld\n", same, same + k);
    map<long long, long long> left;  // by the difference
    if (auto other = partner(a); other < b) left[abs(a - other)] = min(a, other);
    if (auto other = partner(b); other < a) left[b - other] = other;
    for (auto [difference, smaller] : left) printf("%lld %lld\n", smaller, smaller + difference);
  }
}
