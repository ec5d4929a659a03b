#include <bits/stdc++.h>
using namespace std;

int main() {
  int t;
  for (scanf("%d", &t); t-- > 0;) {
    int n, sum = 0;
    scanf("%d", &n);
    vector<int> rows(n + 1);
    for (int i = 1; i <= n; ++i) scanf("%d", &rows[i]);
    for (int i = n; i > 0; i -= 2) sum ^= rows[i] - rows[i - 1];
    puts(sum ? "TAK" : "NIE");
  }
}
