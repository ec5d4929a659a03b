#include <bits/stdc++.h>
using namespace std;

int main() {
  for (int n; scanf("%d", &n) == 1 && n > 0;) puts(n < 3 ? "Alice" : "Bob");
}
