#include <bits/stdc++.h>
using namespace std;

int main() {
  // The lost pairs: the k-th is the least number not used yet, and k more.
  const int most = 1000000;
  vector<int> partner(2 * most), low;
  vector<bool> used(2 * most);
  for (int a = 0, k = 0; a <= most; ++k) {
    while (used[a]) ++a;
    used[a] = used[a + k] = true;
    partner[a] = a + k, partner[a + k] = a;
    low.push_back(a);
  }
  for (int a, b; scanf("%d %d", &a, &b) == 2 && (a || b);) {
    if (a > b) swap(a, b);
    if (partner[a] == b) {
      puts("0");
      continue;
    }
    puts("1");
    if (b - a < (int)low.size() && low[b - a] < a) printf("%d %d\n", low[b - a], low[b - a] + b - a);
    map<int, int> left;  // by the difference
    if (partner[a] < b) left[abs(a - partner[a])] = min(a, partner[a]);
    if (partner[b] < a) left[b - partner[b]] = partner[b];
    for (auto [difference, smaller] : left) printf("%d %d\n", smaller, smaller + difference);
  }
}
