// Grundy values by a formula.
#include <bits/stdc++.h>
using namespace std;

//: atcoder-abc297g
int main() {
  int n, least, most;
  scanf("%d %d %d", &n, &least, &most);
  int sum = 0;
  for (int a; n-- > 0 && scanf("%d", &a) == 1;) sum ^= a % (least + most) / least;
  puts(sum ? "First" : "Second");
}

//: cf-603c
int odd_split(int n) {
  if (n < 5) return array{0, 1, 0, 1, 2}[n];
  if (n % 2) return 0;
  return odd_split(n / 2) == 1 ? 2 : 1;
}

int even_split(int n) { return n < 3 ? n : n % 2 ? 0 : 1; }

int main() {
  int n, k, sum = 0;
  scanf("%d %d", &n, &k);
  for (int a; n-- > 0 && scanf("%d", &a) == 1;) sum ^= k % 2 ? odd_split(a) : even_split(a);
  puts(sum ? "Kevin" : "Nicky");
}

//: cf-768e
int main() {
  int n, sum = 0;
  scanf("%d", &n);
  for (int s; n-- > 0 && scanf("%d", &s) == 1;) {
    // The most moves that a heap can last: 1 + 2 + ... + m stones.
    int m = 0;
    while ((m + 1) * (m + 2) / 2 <= s) ++m;
    sum ^= m;
  }
  puts(sum ? "NO" : "YES");
}

//: hdu-1729
int box(int size, int stones) {
  if (stones == 0) return 0;
  for (;;) {
    // The fullest box that cannot be filled at once.
    int t = sqrt(double(size));
    while (t + (long long)t * t >= size) --t;
    if (stones > t) return size - stones;
    size = t;
  }
}

int main() {
  for (int n, i = 1; scanf("%d", &n) == 1 && n > 0; ++i) {
    int sum = 0;
    for (int s, c; n-- > 0 && scanf("%d %d", &s, &c) == 2;) sum ^= box(s, c);
    printf("Case %d:\n%s\n", i, sum ? "Yes" : "No");
  }
}

//: hdu-3032
int main() {
  int t;
  scanf("%d", &t);
  for (int n; t-- > 0 && scanf("%d", &n) == 1;) {
    unsigned sum = 0;
    for (unsigned a; n-- > 0 && scanf("%u", &a) == 1;) sum ^= a == 0 ? 0 : a % 4 == 3 ? a + 1 : a % 4 == 0 ? a - 1 : a;
    puts(sum ? "Alice" : "Bob");
  }
}

//: luogu-p2148
int main() {
  int t;
  scanf("%d", &t);
  for (int n; t-- > 0 && scanf("%d", &n) == 1;) {
    int sum = 0;
    for (unsigned a, b; n > 0 && scanf("%u %u", &a, &b) == 2; n -= 2) {
      // The lowest bit that is 0 in both a - 1 and b - 1.
      int value = 0;
      for (unsigned either = (a - 1) | (b - 1); either & 1; either >>= 1) ++value;
      sum ^= value;
    }
    puts(sum ? "YES" : "NO");
  }
}
