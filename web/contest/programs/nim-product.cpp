// Nim-product.
#include <bits/stdc++.h>
using namespace std;

//: product
using Number = unsigned long long;
// The product of nimbers below 2^64, by halves of `bits` bits: 2^bits is a power F with F F = F + F / 2.
Number product(Number a, Number b, int bits = 32) {
  if (a < 2 || b < 2) return a * b;
  if (!(a >> bits) && !(b >> bits)) return product(a, b, bits / 2);
  const Number low = ((Number)1 << bits) - 1, a1 = a >> bits, a0 = a & low, b1 = b >> bits, b0 = b & low;
  const Number bottom = product(a0, b0, bits / 2), top = product(a1, b1, bits / 2);
  const Number cross = product(a1 ^ a0, b1 ^ b0, bits / 2) ^ bottom;
  return cross << bits ^ bottom ^ product(top, (Number)1 << (bits - 1), bits / 2);
}

//: hdu-3404
int main() {
  int t;
  scanf("%d", &t);
  for (int n; t-- > 0 && scanf("%d", &n) == 1;) {
    Number sum = 0;
    for (int x, y; n-- > 0 && scanf("%d %d", &x, &y) == 2;) sum ^= product(x, y);
    puts(sum ? "Have a try, lxhgww." : "Don't waste your time.");
  }
}

//: poj-3533
int main() {
  for (int n; scanf("%d", &n) == 1;) {
    Number sum = 0;
    for (int x, y, z; n-- > 0 && scanf("%d %d %d", &x, &y, &z) == 3;) sum ^= product(product(x, y), z);
    puts(sum ? "No" : "Yes");
  }
}
