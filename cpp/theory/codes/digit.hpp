// Digit of a taking-and-breaking code: how many heaps may stay, and which.
// Digit    bit r of one of 0-9A-V or of the number &N; : exactly r nonempty heaps may stay (r = 0: none, the heap is
//          cleared); or the list {2,4+} of the r themselves, + for all from there on; * is {0+}.
//          ! after a digit or an r: the heaps that stay are pairwise unequal; ?: not all equal; =: all equal.
// Source   Winning Ways, ch. 4; the digits past 7 and the marks as in CGSuite.
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "core/text/reader.hpp"
#include "core/text/reason.hpp"

namespace sg {

/// Conditions on the heaps that stay, for one number of heaps; heaps are allowed if one of the marks allows them.
class Marks {
 public:
  enum Mark : std::uint8_t { any = 1, unequal = 2, not_all_equal = 4, equal = 8 };
  Marks& operator|=(Mark mark) { return bits_ |= mark, *this; }
  explicit operator bool() const { return bits_ != 0; }
  bool has(Mark mark) const { return (bits_ & mark) != 0; }
  /// Returns true if heaps of these sizes, ascending, may stay.
  bool allow(const std::vector<std::uint64_t>& parts) const;
  bool allow_unequal() const { return (bits_ & (any | unequal | not_all_equal)) != 0; }
  bool allow_equal() const { return (bits_ & (any | equal)) != 0; }

 private:
  unsigned bits_ = 0;
};

/// Numbers of heaps that may stay, from `least` to `most`, with the mark that holds if they are two or more.
struct Stay {
  std::uint32_t least, most;
  Marks::Mark mark;
  bool operator==(const Stay&) const = default;
};

class Digit {
 public:
  static constexpr std::uint32_t unlimited = std::numeric_limits<std::uint32_t>::max();

  static Digit read(Reader& reader);
  std::string text() const;
  /// Returns a row for each of stays(), and for the empty set: `least` to `most` heaps, where `most` is empty if
  /// unlimited, and the `mark`.
  std::vector<FactRow> gloss() const;
  static bool starts(char c);

  bool clears() const { return clears_; }
  /// Returns true if a heap may stay.
  bool keeps() const { return !stays_.empty(); }
  Marks marks(std::uint32_t heaps) const;
  /// Numbers of heaps that may stay, at least one each; single heaps carry no mark.
  const std::vector<Stay>& stays() const { return stays_; }
  /// Fewest and most heaps that may stay, 0 if none can; `unlimited` if there is no limit.
  std::uint32_t fewest() const;
  std::uint32_t most() const;
  bool operator==(const Digit&) const = default;

 private:
  static Digit of_bits(std::uint32_t bits);
  static Digit read_list(Reader& reader);
  void add(Stay stay);
  bool is_marked() const;

  bool clears_ = false;
  std::vector<Stay> stays_ = {};
};

}  // namespace sg
