// Conditions on the size of a heap, in the language of rules: n=0, n mod 3=1, n in primes.
#pragma once

#include <memory>
#include <string>

#include "theory/rules/rule-columns.hpp"

namespace sg {

/// Condition that a heap fulfils or not. Not re-entrant.
class HeapCondition {
 public:
  /// Reads a condition, on a heap of any one name, up to the end of the reader. Throws InputError.
  static HeapCondition read(Reader& reader);
  /// Returns true if a heap of n fulfils it; n is at most most().
  bool holds(std::uint64_t n) const;
  /// Largest heap of which it can be asked, from 10^6 to 10^18.
  std::uint64_t most() const { return tried_->plans.front().most; }
  const std::string& text() const { return text_; }

 private:
  struct Tried {
    std::vector<rule::Plan> plans;
    std::vector<rule::Columns<std::int64_t>> columns = {};
  };
  std::string text_;
  std::shared_ptr<Tried> tried_;
};

}  // namespace sg
