// What was compared with what: how often, and where it did not agree.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace sg::differential {

struct Tally {
  std::uint64_t cases = 0;
  std::uint64_t by_address = 0;  // of them those for which the engine had read an address
  std::uint64_t silent = 0;      // beside them: no comparison, since the engine says nothing there
  std::uint64_t mismatches = 0;
  std::vector<std::string> complaints = {};  // the first few

  /// One more case; `named` tells which, where it does not hold.
  template <class Named>
  void demand(bool holds, const Named& named) {
    ++cases;
    if (holds) return;
    ++mismatches;
    if (complaints.size() < 5) complaints.push_back(named());
  }
  Tally& operator+=(const Tally& other);
};

struct Comparison {
  std::string family;                              // a short name
  std::string claim;                               // what is compared
  std::string against;                             // with what
  std::vector<std::function<void(Tally&)>> parts;  // run side by side
};

/// Comparisons that one figure tells of.
struct Evidence {
  std::string key;    // `evidence: KEY COUNT words`, as scripts/evidence.mjs reads it
  std::string words;  // behind the count
  std::vector<Comparison> comparisons;
};

/// Runs all of them on as many threads as there are cores. Prints a line for each comparison, with the seconds that it took one
/// core, and one for each evidence.
Tally run_all(const std::vector<Evidence>& all);

}  // namespace sg::differential
