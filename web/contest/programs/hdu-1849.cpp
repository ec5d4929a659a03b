#include <bits/stdc++.h>
using namespace std;

int main() {
  for (int n; scanf("%d", &n) == 1 && n > 0;) {
    int sum = 0;
    for (int a; n-- > 0 && scanf("%d", &a) == 1;) sum ^= a;
    puts(sum ? "Rabbit Win!" : "Grass Win!");
  }
}
