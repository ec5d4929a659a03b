// P-positions of dynamic Nim with factor k, and heaps written as sums of them.
// Sequence a(0) = 1 and a(i + 1) = a(i) + a(j), where j is the least index with k a(j) >= a(i): 1 to k + 1, then more
//          and more sparsely; powers of 2 for k = 1, Fibonacci numbers for k = 2.
// Sums     every n is in exactly one way a sum of terms of which each is more than k times the next; the greedy one.
// Source   Schwenk 1970
// Cost     about k ln(n / k) terms up to n; j only grows
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace sg {

class DynamicTerms {
 public:
  explicit DynamicTerms(std::uint64_t factor) : factor_(factor) {}
  std::uint64_t factor() const { return factor_; }

  /// Returns the terms that add up to n, largest first; nullopt if too many terms of the sequence would be needed.
  std::optional<std::vector<std::uint64_t>> parts(std::uint64_t n);

 private:
  static constexpr std::size_t most = std::size_t{1} << 22;

  /// Computes terms until the last one is at least n; returns false if they would be too many.
  bool grow(std::uint64_t n);
  /// Returns the largest term up to n.
  std::uint64_t below(std::uint64_t n) const;
  std::uint64_t term(std::uint64_t i) const {
    return i <= factor_ ? i + 1 : sparse_[static_cast<std::size_t>(i - factor_ - 1)];
  }

  std::uint64_t factor_;
  std::vector<std::uint64_t> sparse_;  // terms past factor + 1
  std::uint64_t added_ = 0;            // index j of the next term
};

}  // namespace sg
