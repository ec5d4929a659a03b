// Subtraction games.
#include <bits/stdc++.h>
using namespace std;

//: grundy
vector<int> grundy(const vector<int>& numbers, int most) {
  vector<int> g(most + 1);
  for (int n = 1; n <= most; ++n) {
    bitset<128> options;
    for (int k : numbers)
      if (k <= n) options[g[n - k]] = true;
    while (options[g[n]]) ++g[n];
  }
  return g;
}

//: hdu-1536
int main() {
  for (int k; scanf("%d", &k) == 1 && k > 0;) {
    vector<int> numbers(k);
    for (int& s : numbers) scanf("%d", &s);
    const vector<int> g = grundy(numbers, 10000);
    int m;
    for (scanf("%d", &m); m-- > 0;) {
      int l, sum = 0;
      scanf("%d", &l);
      for (int h; l-- > 0 && scanf("%d", &h) == 1;) sum ^= g[h];
      putchar(sum ? 'W' : 'L');
    }
    puts("");
  }
}

//: hdu-1848
int main() {
  vector<int> fibonacci{1, 2};
  for (int f; (f = fibonacci.back() + fibonacci.end()[-2]) <= 1000;) fibonacci.push_back(f);
  const vector<int> g = grundy(fibonacci, 1000);
  for (int a, b, c; scanf("%d %d %d", &a, &b, &c) == 3 && a > 0;) puts(g[a] ^ g[b] ^ g[c] ? "Fibo" : "Nacci");
}

//: winning
vector<bool> winning(const vector<int>& numbers, int most) {
  vector<bool> wins(most + 1);
  for (int n = 0; n <= most; ++n)
    if (!wins[n])
      for (int k : numbers)
        if (n + k <= most) wins[n + k] = true;
  return wins;
}

//: atcoder-dp-k
int main() {
  int n, heap;
  cin >> n >> heap;
  vector<int> numbers(n);
  for (int& k : numbers) cin >> k;
  puts(winning(numbers, heap)[heap] ? "First" : "Second");
}

//: leetcode-1510
int main() {
  const int most = 100000;
  vector<int> squares;
  for (int k = 1; k * k <= most; ++k) squares.push_back(k * k);
  const vector<bool> wins = winning(squares, most);
  for (int n; scanf("%d", &n) == 1;) puts(wins[n] ? "true" : "false");
}
