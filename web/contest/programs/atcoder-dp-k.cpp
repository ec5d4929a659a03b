#include <bits/stdc++.h>
using namespace std;

int main() {
  int n, heap;
  cin >> n >> heap;
  vector<int> set(n);
  for (int& k : set) cin >> k;
  vector<bool> wins(heap + 1);
  for (int i = 1; i <= heap; ++i)
    for (int k : set)
      if (k <= i && !wins[i - k]) wins[i] = true;
  puts(wins[heap] ? "First" : "Second");
}
