#include <bits/stdc++.h>
using namespace std;

int main() {
  for (long long n; scanf("%lld", &n) == 1;) {
    long long reach = 1;
    bool stan = false;
    while (reach < n) reach *= (stan = !stan) ? 9 : 2;
    puts(stan ? "Stan wins." : "Ollie wins.");
  }
}
