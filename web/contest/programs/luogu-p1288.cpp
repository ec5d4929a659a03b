#include <bits/stdc++.h>
using namespace std;

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
