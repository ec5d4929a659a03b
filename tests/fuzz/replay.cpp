// Requests on standard input, parted by the record separator of ASCII; their documents on standard output likewise. One whose reply
// is flawed ends it with 1.
#include <iostream>
#include <iterator>

#include "api/session.hpp"
#include "request.hpp"

int main() {
  constexpr char between = '\x1e';
  std::ios::sync_with_stdio(false);
  sg::Session session;
  std::string bytes;
  while (std::getline(std::cin, bytes, between)) {
    const auto request = sg::fuzz::request_of(sg::fuzz::fields_of(bytes));
    if (!request) {
      std::cerr << "no such request: " << bytes << '\n';
      return 1;
    }
    const sg::Reply reply = sg::fuzz::answer(*request, session);
    if (const auto flaw = sg::fuzz::flaw_of(*request, reply)) {
      std::cerr << *flaw << ": " << bytes << '\n' << reply.document << '\n';
      return 1;
    }
    std::cout << reply.document << between;
  }
  return 0;
}
