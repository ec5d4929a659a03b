// Taking-and-breaking codes: what may be done to one heap.
// Code     digits d0, d-1, .. leftwards and d1, d2, .. rightwards of the point, the last ones in [..] repeating for ever.
//          Bit r of dk: k counters go and exactly r nonempty heaps stay (r = 0: the heap had exactly k).
//          ! after a digit: the heaps that stay are pairwise unequal.
// Source   Guy and Smith 1956; Winning Ways, ch. 4; the digits past 7 and the marks as in CGSuite.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/nimber.hpp"
#include "core/reader.hpp"

namespace sg {

struct Digit {
  std::uint32_t bits = 0;
  bool unequal = false;
  bool operator==(const Digit&) const = default;
};

class Code {
 public:
  /// Refuses a code under which play need not end, with the place of the digit.
  static Code read(Reader& reader);
  std::string text() const;

  /// The most counters that a move can add.
  std::uint64_t most_added() const { return left_.size() - 1; }
  /// Digits are gone through from the leftmost: step s is the digit for s - most_added() counters gone.
  Digit digit(std::uint64_t step) const;
  /// Some digit from `step` on lets a heap stay.
  bool keeps_from(std::uint64_t step) const;
  /// A heap of exactly n may be cleared.
  bool clears(std::uint64_t n) const { return (digit(most_added() + n).bits & 1) != 0; }
  bool operator==(const Code&) const = default;

 private:
  std::vector<Digit> left_;   // d0, d-1, ..
  std::vector<Digit> right_;  // d1, d2, ..
  std::size_t tail_ = 0;      // how many of the last right ones repeat
};

/// How many ways there are to keep something of a heap of n, or nothing; `steps` pays for the digits gone through. Nothing
/// where there may be four heaps or more, the numbers are too large, or the steps too many.
std::optional<Count> count_kept(const Code& code, std::uint64_t n, std::uint64_t& steps);

/// Visits what can be kept of a heap of n, heap sizes ascending ({0} where nothing stays), until the visitor answers false.
template <class Visit>
bool each_kept(const Code& code, std::uint64_t n, Visit&& visit) {
  std::vector<std::uint64_t> parts;
  if (n == 0) return true;
  for (std::uint64_t step = 0; step < code.most_added() + n && code.keeps_from(step); ++step) {
    const Digit digit = code.digit(step);
    const std::uint64_t rest = n + code.most_added() - step;
    for (std::uint32_t r = 1; digit.bits >> r != 0; ++r) {
      if ((digit.bits >> r & 1) == 0 || rest < r) continue;
      // Ascending parts: raise the last but one that can be raised, level what lies between, give the rest to the last.
      parts.assign(r, 1);
      parts.back() = rest - (r - 1);
      while (true) {
        bool legal = true;
        for (std::size_t i = 1; i < r && digit.unequal; ++i) legal = legal && parts[i - 1] != parts[i];
        if (legal && !visit(parts)) return false;
        std::size_t i = r - 1;
        bool raised = false;
        while (i > 0 && !raised) {
          --i;
          const std::uint64_t part = parts[i] + 1;
          std::uint64_t before = 0;
          for (std::size_t j = 0; j < i; ++j) before += parts[j];
          if (before + part * (r - i) > rest) continue;
          for (std::size_t j = i; j + 1 < r; ++j) parts[j] = part;
          parts.back() = rest - before - part * (r - 1 - i);
          raised = true;
        }
        if (!raised) break;
      }
    }
  }
  if (!code.clears(n)) return true;
  parts.assign(1, 0);
  return visit(parts);
}

}  // namespace sg
