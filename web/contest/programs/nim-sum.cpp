// Nim-sum.
#include <bits/stdc++.h>
using namespace std;

//: nim_sum
// The player to move loses exactly if the xor of the heaps is 0.
int nim_sum(int n) {
  int sum = 0;
  for (int a; n-- > 0 && scanf("%d", &a) == 1;) sum ^= a;
  return sum;
}

//: hdu-1849
int main() {
  for (int n; scanf("%d", &n) == 1 && n > 0;) puts(nim_sum(n) ? "Rabbit Win!" : "Grass Win!");
}

//: poj-2234
int main() {
  for (int n; scanf("%d", &n) == 1;) puts(nim_sum(n) ? "Yes" : "No");
}

//: luogu-p2197
int main() {
  int t;
  scanf("%d", &t);
  for (int n; t-- > 0 && scanf("%d", &n) == 1;) puts(nim_sum(n) ? "Yes" : "No");
}

//: hdu-1730
int main() {
  for (int n, m; scanf("%d %d", &n, &m) == 2;) {
    // The cells between the two pieces of a row are a heap.
    int sum = 0;
    for (int a, b; n-- > 0 && scanf("%d %d", &a, &b) == 2;) sum ^= abs(a - b) - 1;
    puts(sum ? "I WIN!" : "BAD LUCK!");
  }
}

//: read_heaps
// Returns the nim-sum. A move wins if it makes that 0: a heap a becomes a ^ sum, if that is less.
int read_heaps(vector<int>& heaps) {
  int sum = 0;
  for (int& a : heaps) scanf("%d", &a), sum ^= a;
  return sum;
}

//: hdu-1850 poj-2975
int main() {
  for (int n; scanf("%d", &n) == 1 && n > 0;) {
    vector<int> heaps(n);
    int sum = read_heaps(heaps), count = 0;
    for (int a : heaps) count += (a ^ sum) < a;
    printf("%d\n", count);
  }
}

//: hdu-2176
int main() {
  for (int n; scanf("%d", &n) == 1 && n > 0;) {
    vector<int> heaps(n);
    int sum = read_heaps(heaps);
    puts(sum ? "Yes" : "No");
    for (int a : heaps)
      if ((a ^ sum) < a) printf("%d %d\n", a, a ^ sum);
  }
}

//: luogu-p1247
int main() {
  int n;
  scanf("%d", &n);
  vector<int> heaps(n);
  int sum = read_heaps(heaps);
  for (int i = 0; i < n; ++i)
    if ((heaps[i] ^ sum) < heaps[i]) {
      printf("%d %d\n", heaps[i] - (heaps[i] ^ sum), i + 1);
      heaps[i] ^= sum;
      for (int j = 0; j < n; ++j) printf("%d%c", heaps[j], j + 1 < n ? ' ' : '\n');
      return 0;
    }
  puts("lose");
}
