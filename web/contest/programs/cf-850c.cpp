#include <bits/stdc++.h>
using namespace std;

map<int, int> known;
// Bit e: some number has this prime to the power e.
int g(int mask) {
  if (mask < 2) return 0;
  if (auto it = known.find(mask); it != known.end()) return it->second;
  set<int> options;
  for (int k = 1; 1 << k <= mask; ++k) options.insert(g(((mask & ((1 << k) - 1)) | mask >> k) & ~1));
  int value = 0;
  while (options.count(value)) ++value;
  return known[mask] = value;
}
int main() {
  int n;
  cin >> n;
  map<int, int> masks;
  for (int a; n-- > 0 && cin >> a;) {
    for (int p = 2; p * p <= a; ++p) {
      int e = 0;
      for (; a % p == 0; a /= p) ++e;
      if (e) masks[p] |= 1 << e;
    }
    if (a > 1) masks[a] |= 2;
  }
  int sum = 0;
  for (auto [p, mask] : masks) sum ^= g(mask);
  puts(sum ? "Mojtaba" : "Arpa");
}
