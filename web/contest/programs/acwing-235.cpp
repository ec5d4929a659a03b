#include <bits/stdc++.h>
using namespace std;

int main() {
  // g[n]: a heap of n becomes heaps of all its smaller divisors but one.
  vector<int> g(1001);
  for (int n = 2; n <= 1000; ++n) {
    int all = 0;
    vector<int> divisors;
    for (int d = 1; d < n; ++d)
      if (n % d == 0) divisors.push_back(d), all ^= g[d];
    set<int> options;
    for (int d : divisors) options.insert(all ^ g[d]);
    while (options.count(g[n])) ++g[n];
  }
  for (int n; cin >> n;) {
    int sum = 0;
    for (int a; n-- > 0 && cin >> a;) sum ^= g[a];
    puts(sum ? "freda" : "rainbow");
  }
}
