// Grundy values by mex.
#include <bits/stdc++.h>
using namespace std;

//: mex
int mex(const bitset<1024>& options) {
  int value = 0;
  while (options[value]) ++value;
  return value;
}

//: acwing-235
int main() {
  // g[n]: a heap of n becomes heaps of all its smaller divisors but one.
  vector<int> g(1001);
  for (int n = 2; n <= 1000; ++n) {
    int all = 0;
    for (int d = 1; d < n; ++d)
      if (n % d == 0) all ^= g[d];
    bitset<1024> options;
    for (int d = 1; d < n; ++d)
      if (n % d == 0) options[all ^ g[d]] = true;
    g[n] = mex(options);
  }
  for (int n; cin >> n;) {
    int sum = 0;
    for (int a; n-- > 0 && cin >> a;) sum ^= g[a];
    puts(sum ? "freda" : "rainbow");
  }
}

//: luogu-p3185
int main() {
  // g[i]: a bean with i pots to its right.
  vector<int> g(21);
  for (int i = 1; i < 21; ++i) {
    bitset<1024> options;
    for (int j = 0; j < i; ++j)
      for (int k = 0; k <= j; ++k) options[g[j] ^ g[k]] = true;
    g[i] = mex(options);
  }
  int t;
  scanf("%d", &t);
  for (int n; t-- > 0 && scanf("%d", &n) == 1;) {
    int sum = 0, count = 0;
    vector<int> beans(n);
    for (int& b : beans) scanf("%d", &b);
    for (int i = 0; i < n; ++i)
      if (beans[i] % 2) sum ^= g[n - 1 - i];
    array<int, 3> first{-1, -1, -1};
    for (int i = 0; i < n; ++i)
      for (int j = i + 1; beans[i] && j < n; ++j)
        for (int k = j; k < n; ++k)
          if ((sum ^ g[n - 1 - i] ^ g[n - 1 - j] ^ g[n - 1 - k]) == 0 && count++ == 0) first = {i, j, k};
    printf("%d %d %d\n%d\n", first[0], first[1], first[2], count);
  }
}

//: poj-2311
int main() {
  // Whoever cuts a strip of width 1 loses: cuts leave both parts at least 2 wide.
  vector<vector<int>> g(201, vector<int>(201));
  for (int w = 2; w <= 200; ++w)
    for (int h = 2; h <= 200; ++h) {
      bitset<1024> options;
      for (int i = 2; i + 2 <= w; ++i) options[g[i][h] ^ g[w - i][h]] = true;
      for (int i = 2; i + 2 <= h; ++i) options[g[w][i] ^ g[w][h - i]] = true;
      g[w][h] = mex(options);
    }
  for (int w, h; scanf("%d %d", &w, &h) == 2;) puts(g[w][h] ? "WIN" : "LOSE");
}

//: cf-850c
// Bit e: some number has this prime to the power e.
int exponents(int mask) {
  static map<int, int> known{{0, 0}};
  if (known.count(mask)) return known[mask];
  bitset<1024> options;
  for (int k = 1; 1 << k <= mask; ++k) options[exponents(((mask & ((1 << k) - 1)) | mask >> k) & ~1)] = true;
  return known[mask] = mex(options);
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
  for (auto [p, mask] : masks) sum ^= exponents(mask);
  puts(sum ? "Mojtaba" : "Arpa");
}

//: poj-2425
vector<vector<int>> arcs;
vector<int> g;
int vertex(int v) {
  if (g[v] >= 0) return g[v];
  bitset<1024> options;
  for (int w : arcs[v]) options[vertex(w)] = true;
  return g[v] = mex(options);
}

int main() {
  for (int n; scanf("%d", &n) == 1;) {
    arcs.assign(n, {});
    g.assign(n, -1);
    for (auto& to : arcs) {
      int x;
      scanf("%d", &x);
      to.resize(x);
      for (int& w : to) scanf("%d", &w);
    }
    for (int m; scanf("%d", &m) == 1 && m > 0;) {
      int sum = 0;
      for (int v; m-- > 0 && scanf("%d", &v) == 1;) sum ^= vertex(v);
      puts(sum ? "WIN" : "LOSE");
    }
  }
}
