// Taking-and-breaking codes: the rules for a move in one heap.
// Code     digits d0, d-1, .. leftwards and d1, d2, .. rightwards of the point; the last in [..] repeat for ever.
//          dk: the heaps that may stay when k counters are taken (theory/codes/digit.hpp).
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
  /// Reads a code. Throws InputError, with the place of the digit if play need not end under it.
  static Code read(Reader& reader);
  std::string text() const;
  /// Returns a row for each digit or run of equal ones: its text, the counters taken, `from` to `until` (below 0:
  /// added), or `every` so many from there on, and what may `stay`.
  std::vector<Sign> gloss() const;

  /// Most counters that a move can add.
  std::uint64_t most_added() const { return left_.size() - 1; }
  /// Returns the digit at `step`, counted from the leftmost: the one for step - most_added() counters taken.
  const Digit& digit(std::uint64_t step) const;
  /// Number of digits from the leftmost to the last that is written, and of those at the end that repeat.
  std::uint64_t written() const { return left_.size() + right_.size(); }
  std::uint64_t tail() const { return tail_; }
  /// Returns true if some digit from `step` on lets a heap stay.
  bool keeps_from(std::uint64_t step) const;
  /// Returns true if a heap can be played as a row: each move takes adjacent counters, and the others stay in place on
  /// both sides of the gap.
  bool is_of_rows() const;
  /// Returns true if a heap of exactly n may be cleared.
  bool clears(std::uint64_t n) const { return digit(most_added() + n).clears(); }
  bool operator==(const Code&) const = default;

 private:
  std::vector<Digit> left_;   // d0, d-1, ..
  std::vector<Digit> right_;  // d1, d2, ..
  std::size_t tail_ = 0;      // number of digits at the end of `right_` that repeat
};

/// Returns the number of sets of heaps that may stay of a heap of n, the empty one included; spends a turn for each
/// digit. Returns nullopt if four heaps or more may stay, the numbers are too large, or the meter refuses.
std::optional<Count> count_kept(const Code& code, std::uint64_t n, Meter& meter);

/// Visits the heaps that may stay of a heap of n, sizes ascending ({0} if none), until the visitor or `spend` returns
/// false, and then returns false; `spend(1)` is called for every digit and every partition that is tried.
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
      // Next ascending partition: raises the last part but the final one that can be raised, levels the parts between,
      // and gives the rest to the final one.
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
