#include <bits/stdc++.h>
using namespace std;

int main() {
  int n, least, most;
  scanf("%d %d %d", &n, &least, &most);
  int sum = 0;
  for (int a; n-- > 0 && scanf("%d", &a) == 1;) sum ^= a % (least + most) / least;
  puts(sum ? "First" : "Second");
}
