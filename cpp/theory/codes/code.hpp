// Taking-and-breaking codes: what may be done to one heap.
// Code     digits d0, d-1, .. leftwards and d1, d2, .. rightwards of the point, the last ones in [..] repeating for ever.
//          dk: what may stay when k counters have gone (theory/codes/digit.hpp).
// Source   Guy and Smith 1956; Winning Ways, ch. 4; the digits past 7 and the marks as in CGSuite.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/game/meter.hpp"
#include "core/text/reader.hpp"
#include "core/value/nimber.hpp"
#include "theory/codes/digit.hpp"

namespace sg {

class Code {
 public:
  /// Refuses a code under which play need not end, with the place of the digit.
  static Code read(Reader& reader);
  std::string text() const;
  /// A row for each digit or run of equal ones: its text, how many counters it takes, `from` to `until` (below 0: adds), or
  /// `every` so many from there on, and what may `stay`.
  std::vector<Sign> gloss() const;

  /// The most counters that a move can add.
  std::uint64_t most_added() const { return left_.size() - 1; }
  /// Digits are gone through from the leftmost: step s is the digit for s - most_added() counters gone.
  const Digit& digit(std::uint64_t step) const;
  /// How many digits there are from the leftmost to the last that is written, and how many of these repeat.
  std::uint64_t written() const { return left_.size() + right_.size(); }
  std::uint64_t tail() const { return tail_; }
  /// Some digit from `step` on lets a heap stay.
  bool keeps_from(std::uint64_t step) const;
  /// A heap is a row of things: every move takes some that stand side by side, and what is left stands on both sides of the
  /// gap, where it stood.
  bool is_of_rows() const;
  /// A heap of exactly n may be cleared.
  bool clears(std::uint64_t n) const { return digit(most_added() + n).clears(); }
  bool operator==(const Code&) const = default;

 private:
  std::vector<Digit> left_;   // d0, d-1, ..
  std::vector<Digit> right_;  // d1, d2, ..
  std::size_t tail_ = 0;      // how many of the last right ones repeat
};

/// How many ways there are to keep something of a heap of n, or nothing; `steps` pays for the digits gone through. Nothing
/// where there may be four heaps or more, the numbers are too large, or the steps too many.
std::optional<Count> count_kept(const Code& code, std::uint64_t n, Meter& meter);

/// Visits what can be kept of a heap of n, heap sizes ascending ({0} where nothing stays), until the visitor answers false, or
/// `spend` does, which is told of every partition that is tried.
template <class Spend, class Visit>
bool each_kept(const Code& code, std::uint64_t n, Spend&& spend, Visit&& visit) {
  std::vector<std::uint64_t> parts;
  if (n == 0) return true;
  for (std::uint64_t step = 0; step < code.most_added() + n && code.keeps_from(step); ++step) {
    if (!spend(1)) return false;
    const Digit& digit = code.digit(step);
    const std::uint64_t rest = n + code.most_added() - step;
    for (std::uint32_t r = digit.fewest(); r > 0 && r <= std::min<std::uint64_t>(digit.most(), rest); ++r) {
      const Marks marks = digit.marks(r);
      if (!marks) continue;
      // Ascending parts: raise the last but one that can be raised, level what lies between, give the rest to the last.
      parts.assign(r, 1);
      parts.back() = rest - (r - 1);
      while (true) {
        if (!spend(1) || (marks.allow(parts) && !visit(parts))) return false;
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
