// Game of Euclid.
#include <bits/stdc++.h>
using namespace std;

//: wins
// Moves are forced until one player has a choice, and wins.
bool wins(long long a, long long b) {
  for (bool first = true;; first = !first) {
    if (a < b) swap(a, b);
    if (b == 0 || a / b > 1 || a % b == 0) return first;
    a -= b;
  }
}

//: codechef-matchs
int main() {
  int t;
  scanf("%d", &t);
  for (long long a, b; t-- > 0 && scanf("%lld %lld", &a, &b) == 2;) puts(wins(a, b) ? "Ari" : "Rich");
}

//: luogu-p1290
int main() {
  int t;
  scanf("%d", &t);
  for (int a, b; t-- > 0 && scanf("%d %d", &a, &b) == 2;) puts(wins(a, b) ? "Stan wins" : "Ollie wins");
}

//: poj-2348
int main() {
  for (long long a, b; scanf("%lld %lld", &a, &b) == 2 && (a || b);) puts(wins(a, b) ? "Stan wins" : "Ollie wins");
}

//: hdu-3595
// Returns if the mover wins one pair alone, and how long the winner can make it last or the loser cut it short.
pair<bool, int> play(int a, int b) {
  if (a < b) swap(a, b);
  if (b == 0) return {false, 0};
  auto [won, steps] = play(b, a % b);
  if (a / b == 1) return {!won, steps + 1};
  return {true, steps + (won ? 2 : 1)};
}

int main() {
  for (int n; scanf("%d", &n) == 1;) {
    int longest = 0;
    for (int a, b; n-- > 0 && scanf("%d %d", &a, &b) == 2;) longest = max(longest, play(a, b).second);
    puts(longest % 2 ? "MM" : "GG");
  }
}
