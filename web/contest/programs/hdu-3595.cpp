#include <bits/stdc++.h>
using namespace std;

// Whether the mover wins one pair alone, and how long the winner can make it last or the loser cut it short.
pair<bool, int> play(int a, int b) {
  if (a < b) swap(a, b);
  if (b == 0) return {false, 0};
  auto [wins, steps] = play(b, a % b);
  if (a / b == 1) return {!wins, steps + 1};
  return {true, steps + (wins ? 2 : 1)};
}
int main() {
  for (int n; scanf("%d", &n) == 1;) {
    int longest = 0;
    for (int a, b; n-- > 0 && scanf("%d %d", &a, &b) == 2;) longest = max(longest, play(a, b).second);
    puts(longest % 2 ? "MM" : "GG");
  }
}
