#include <bits/stdc++.h>
using namespace std;

int main() {
  int t;
  for (scanf("%d", &t); t-- > 0;) {
    int n, sum = 0;
    scanf("%d", &n);
    vector<int> cells(n);
    for (int& c : cells) scanf("%d", &c);
    if (n % 2) cells.push_back(0);
    sort(cells.begin(), cells.end());
    for (size_t i = 0; i < cells.size(); i += 2) sum ^= cells[i + 1] - cells[i] - 1;
    puts(sum ? "Georgia will win" : "Bob will win");
  }
}
