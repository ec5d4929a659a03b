#include <bits/stdc++.h>
using namespace std;

int g[201];
bool three(const string& s) { return s.find("XXX") != string::npos; }
bool can_finish(string s) {
  for (char& c : s)
    if (c == '.') {
      c = 'X';
      if (three(s)) return true;
      c = '.';
    }
  return false;
}
// The cells farther than two from every cross, in stretches.
int value(const string& s) {
  int sum = 0, length = 0, n = s.size();
  for (int i = 0; i <= n; ++i) {
    bool free = i < n;
    for (int j = max(0, i - 2); free && j <= min(n - 1, i + 2); ++j) free = s[j] == '.';
    if (free) {
      ++length;
    } else {
      sum ^= g[length];
      length = 0;
    }
  }
  return sum;
}
int main() {
  for (int m = 1; m <= 200; ++m) {
    set<int> options;
    for (int i = 0; i < m; ++i) options.insert(g[max(0, i - 2)] ^ g[max(0, m - i - 3)]);
    while (options.count(g[m])) ++g[m];
  }
  int t;
  string s;
  for (cin >> t; t-- > 0 && cin >> s;) {
    const bool finish = can_finish(s);
    vector<int> good;
    for (size_t i = 0; i < s.size(); ++i) {
      if (s[i] != '.') continue;
      s[i] = 'X';
      if (finish ? three(s) : !can_finish(s) && value(s) == 0) good.push_back(i + 1);
      s[i] = '.';
    }
    puts(good.empty() ? "LOSING" : "WINNING");
    for (size_t i = 0; i < good.size(); ++i) printf("%s%d", i ? " " : "", good[i]);
    puts("");
  }
}
