#include <bits/stdc++.h>
using namespace std;

int main() {
  for (int n; scanf("%d", &n) == 1;) puts(n % 3 ? "Kiki" : "Cici");
}
