// Multiplication game.
#include <bits/stdc++.h>
using namespace std;

//: poj-2505
int main() {
  for (long long n; scanf("%lld", &n) == 1;) {
    long long reach = 1;
    bool stan = false;
    while (reach < n) reach *= (stan = !stan) ? 9 : 2;
    puts(stan ? "Stan wins." : "Ollie wins.");
  }
}
