// Counts of comparisons and of mismatches.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace sg::differential {

struct Tally {
  std::uint64_t cases = 0;
  std::uint64_t by_address = 0;  // cases for which the engine read an address
  std::uint64_t silent = 0;      // not among the cases: the engine gives no answer there
  std::uint64_t mismatches = 0;
  std::vector<std::string> complaints = {};  // the first few of each part

  /// Counts one case; if it does not hold, `named()` describes it.
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
  std::string claim;                               // the claim compared
  std::string against;                             // the reference
  std::vector<std::function<void(Tally&)>> parts;  // run in parallel
};

/// Comparisons whose cases are reported as one total.
struct Evidence {
  std::string key;    // `evidence: KEY COUNT words`, as scripts/evidence.mjs reads it
  std::string words;  // behind the count
  std::vector<Comparison> comparisons;
};

/// Runs all comparisons on as many threads as there are cores. Prints a line for each comparison, with its seconds on
/// one core, and one for each evidence.
Tally run_all(const std::vector<Evidence>& all);

}  // namespace sg::differential
