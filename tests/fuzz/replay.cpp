// Replays requests from standard input, separated by the record separator of ASCII, and writes their documents to
// standard output likewise. Exits with 1 if a reply is flawed, also when the request is asked to stop, earlier for one
// and later for another.
#include <iostream>
#include <iterator>

#include "request.hpp"
#include "request/boundary/session.hpp"

namespace {

/// Maximum of meter checks, as in the fuzzers.
constexpr std::uint64_t most_looks = 20;

int tell(const std::string& flaw, const std::string& bytes, const sg::Reply& reply) {
  std::cerr << flaw << ": " << bytes << '\n' << reply.document << '\n';
  return 1;
}

}  // namespace

int main() {
  constexpr char between = '\x1e';
  std::ios::sync_with_stdio(false);
  sg::Session session;
  std::string bytes;
  std::uint64_t count = 0;
  while (std::getline(std::cin, bytes, between)) {
    const auto request = sg::fuzz::request_of(sg::fuzz::fields_of(bytes));
    if (!request) {
      std::cerr << "no such request: " << bytes << '\n';
      return 1;
    }
    const sg::Reply reply = sg::fuzz::answer(*request, session);
    if (const auto flaw = sg::fuzz::flaw_of(*request, reply)) return tell(*flaw, bytes, reply);
    sg::Session another;
    const sg::Reply stopped = sg::fuzz::answer(*request, another, ++count % most_looks);
    if (const auto flaw = sg::fuzz::flaw_of(*request, stopped)) return tell(*flaw, bytes, stopped);
    std::cout << reply.document << between;
  }
  return 0;
}
