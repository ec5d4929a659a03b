// Parity.
#include <bits/stdc++.h>
using namespace std;

//: leetcode-1025
int main() {
  for (int n; scanf("%d", &n) == 1;) puts(n % 2 ? "false" : "true");
}

//: hdu-2147
int main() {
  for (int n, m; scanf("%d %d", &n, &m) == 2 && n > 0;) puts(n % 2 && m % 2 ? "What a pity!" : "Wonderful!");
}

//: luogu-p1288
int main() {
  int n;
  scanf("%d", &n);
  vector<int> ring(n);
  for (int& a : ring) scanf("%d", &a);
  int ahead = 0, behind = 0;
  while (ahead < n && ring[ahead]) ++ahead;
  while (behind < n && ring[n - 1 - behind]) ++behind;
  puts(ahead % 2 || behind % 2 ? "YES" : "NO");
}
