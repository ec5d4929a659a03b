#include <bits/stdc++.h>
using namespace std;

int main() {
  // g[i]: a bean with i pots to its right.
  vector<int> g(21);
  for (int i = 1; i < 21; ++i) {
    set<int> options;
    for (int j = 0; j < i; ++j)
      for (int k = 0; k <= j; ++k) options.insert(g[j] ^ g[k]);
    while (options.count(g[i])) ++g[i];
  }
  int t;
  for (scanf("%d", &t); t-- > 0;) {
    int n, sum = 0, count = 0;
    scanf("%d", &n);
    vector<int> beans(n);
    for (int& b : beans) scanf("%d", &b);
    for (int i = 0; i < n; ++i)
      if (beans[i] % 2) sum ^= g[n - 1 - i];
    string first = "-1 -1 -1";
    for (int i = 0; i < n; ++i)
      for (int j = i + 1; beans[i] && j < n; ++j)
        for (int k = j; k < n; ++k)
          if ((sum ^ g[n - 1 - i] ^ g[n - 1 - j] ^ g[n - 1 - k]) == 0 && count++ == 0)
            first = to_string(i) + ' ' + to_string(j) + ' ' + to_string(k);
    printf("%s\n%d\n", first.c_str(), count);
  }
}
