// Octal games.
#include <bits/stdc++.h>
using namespace std;

//: grundy
// A move takes k neighbours of a row, for a k in `sizes`, and leaves two rows.
vector<int> grundy(const set<int>& sizes, int most) {
  vector<int> g(most + 1);
  // Possible values of two rows of n in all.
  vector<bitset<1024>> pairs(most + 1);
  for (int n = 0; n <= most; ++n) {
    bitset<1024> options;
    for (int k : sizes)
      if (k > 0 && k <= n) options |= pairs[n - k];
    while (options[g[n]]) ++g[n];
    for (int i = 0; 2 * i <= n; ++i) pairs[n][g[i] ^ g[n - i]] = true;
  }
  return g;
}

//: hdu-2999
int main() {
  for (int n; scanf("%d", &n) == 1;) {
    set<int> sizes;
    for (int k; n-- > 0 && scanf("%d", &k) == 1;) sizes.insert(k);
    const vector<int> g = grundy(sizes, 1000);
    int m;
    scanf("%d", &m);
    for (int row; m-- > 0 && scanf("%d", &row) == 1;) puts(g[row] ? "1" : "2");
  }
}

//: dawsons_kayles
// Two neighbours are taken: the values repeat every 34 from 53 on.
int dawsons_kayles(int n) {
  static const vector<int> g = grundy({2}, 86);
  return g[n <= 86 ? n : 53 + (n - 53) % 34];
}

//: leetcode-294
int main() {
  for (string row; cin >> row;) {
    int sum = 0, length = 0;
    for (char c : row + '-')
      if (c == '+') {
        ++length;
      } else {
        sum ^= dawsons_kayles(length);
        length = 0;
      }
    puts(sum ? "true" : "false");
  }
}

//: pe-306
int main() {
  int most, won = 0;
  cin >> most;
  for (int n = 1; n <= most; ++n) won += dawsons_kayles(n) != 0;
  cout << won << '\n';
}

//: cf-1704f
int main() {
  int t, n;
  string row;
  for (cin >> t; t-- > 0 && cin >> n >> row;) {
    int red = count(row.begin(), row.end(), 'R'), sum = 0, length = 0;
    for (int i = 0; i < n; ++i) {
      ++length;
      if (i + 1 == n || row[i] == row[i + 1]) sum ^= dawsons_kayles(length), length = 0;
    }
    puts((2 * red == n ? sum != 0 : 2 * red > n) ? "Alice" : "Bob");
  }
}

//: cf-305e
int main() {
  string s;
  cin >> s;
  // A run of letters between equal ones: a cut takes one and those beside it, two of a row that is one longer.
  vector<pair<int, int>> runs;
  int n = s.size(), sum = 0, length = 0;
  for (int i = 1; i < n; ++i)
    if (i + 1 < n && s[i - 1] == s[i + 1]) {
      ++length;
    } else if (length > 0) {
      runs.push_back({i - length, length});
      sum ^= dawsons_kayles(length + 1);
      length = 0;
    }
  for (auto [start, length] : runs)
    for (int i = 0; i < length; ++i)
      if ((sum ^ dawsons_kayles(length + 1) ^ dawsons_kayles(i) ^ dawsons_kayles(length - 1 - i)) == 0)
        return printf("First\n%d\n", start + i + 1), 0;
  puts("Second");
}

//: treblecross
// A cross takes its cell and the two after it, of two cells more: nearer, it hands over the third.
int treblecross(int n) {
  static const vector<int> g = grundy({3}, 2002);
  return g[n + 2];
}

//: poj-3537
int main() {
  int n;
  cin >> n;
  puts(treblecross(n) ? "1" : "2");
}

//: uva-10561
bool can_finish(const string& s) {
  for (const char* two : {"XX.", "X.X", ".XX"})
    if (s.find(two) != string::npos) return true;
  return false;
}

// An end of the strip is as good as two more cells.
int value(const string& s) {
  int sum = 0, length = 0;
  for (char c : ".." + s + "..X")
    if (c == '.') {
      ++length;
    } else {
      sum ^= treblecross(max(0, length - 4));
      length = 0;
    }
  return sum;
}

int main() {
  int t;
  string s;
  for (cin >> t; t-- > 0 && cin >> s;) {
    const bool finish = can_finish(s);
    vector<int> good;
    for (size_t i = 0; i < s.size(); ++i) {
      if (s[i] != '.') continue;
      s[i] = 'X';
      if (finish ? s.find("XXX") != string::npos : !can_finish(s) && value(s) == 0) good.push_back(i + 1);
      s[i] = '.';
    }
    puts(good.empty() ? "LOSING" : "WINNING");
    for (size_t i = 0; i < good.size(); ++i) printf("%s%d", i ? " " : "", good[i]);
    puts("");
  }
}
