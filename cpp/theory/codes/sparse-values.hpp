// Values of single heaps under rules that leave at most two heaps, computed a block at a time.
// Method   a split is chosen (theory/codes/split.hpp) under which two rare heaps, or two common ones, never sum to a
//          value that is common for the heap that was broken. So an option with a common value has exactly one rare
//          part, and if few heaps are rare, few pairs have to be examined. A heap has seen a value if an option of that
//          value was found. With values as one-hot words, the pairs of all heaps of a block with one rare heap are a
//          row of words; a row is moved by a value once for all rare heaps of that value. Rare values below the least
//          common one that was not seen are searched for among all pairs, until one is met; the common heaps at which
//          such searches end often enough to pay for a row are seen ahead, as rare ones are. Only common values need
//          words; one bit of the mask follows from the others, so if it is 64 or more the words omit it, and rare
//          values have separate rows.
// Source   Winning Ways, ch. 4 (sparse spaces); Flammenkamp 2012
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/game/meter.hpp"
#include "core/value/nimber.hpp"
#include "theory/codes/split.hpp"

namespace sg {

/// Break that takes `taken` counters and leaves two heaps: equal ones, unequal ones, or both.
struct Break {
  std::uint64_t taken;
  bool equal, unequal;
};

struct SparseRules {
  std::vector<std::uint64_t> clears;  // sizes of heaps that may be cleared
  std::vector<std::uint64_t> takes;   // numbers of counters that may be taken if one heap stays
  std::vector<Break> breaks;
};

class SparseValues {
 public:
  static constexpr std::size_t block = 64;

  /// Limit of the number of heaps. A heap takes 16 bytes with the search for a period, and half as much again while the
  /// table moves: as many as fit in the memory of a web page, and more elsewhere.
  static constexpr std::uint64_t most = sizeof(void*) > 4 ? 40'000'000 : 16'000'000;

  explicit SparseValues(SparseRules rules);

  const std::vector<std::uint16_t>& values() const { return values_; }
  /// Appends a block of values, or what is left of it up to heap `last`, spending a turn for each word that is read.
  /// False if the meter refuses more.
  bool add(std::uint64_t last, Meter& meter);

 private:
  using Words = std::vector<std::uint64_t>;
  using Row = std::array<std::uint64_t, block>;
  struct Known {
    std::uint32_t heap, value;
  };
  /// Heaps of one value.
  struct Class {
    std::uint32_t value;
    std::vector<std::uint64_t> heaps;
  };

  std::uint32_t at(std::uint64_t n) const { return values_[static_cast<std::size_t>(n)]; }
  void see_pairs(std::uint64_t first, const std::vector<Class>& classes, std::size_t plane_to);
  void gather(std::uint64_t first, std::size_t plane, const std::vector<std::uint64_t>& heaps, Row& row);
  void see_pairs_after(std::uint64_t n, std::size_t column);
  void stamp_rare_pairs(std::uint64_t n);
  /// Returns true if two equal heaps that no rule leaves may have been seen. Their sum 0 is then removed and searched
  /// for anew, which finds rare values alone; if a split tilts, 0 may be common, and such heaps have no equal parts.
  bool has_equal_parts(std::uint64_t n) const;
  void see(std::uint32_t value);
  void see_row(std::uint64_t n, std::size_t column);
  std::uint32_t mex_of(std::uint64_t n, std::size_t column);
  template <class Look>
  bool each_break(std::uint64_t n, std::uint64_t from, std::uint64_t to, Look&& look);
  void stamp_pairs_between(std::uint64_t n, std::uint64_t from, std::uint64_t to);
  /// Returns true if n can be broken into two unequal heaps that sum to this value, the smaller at least `from`.
  bool reaches(std::uint64_t n, std::uint32_t value, std::uint64_t from);
  /// Returns the first a in [from, to) for which heaps a and rest - a sum to the value, or `to`; if heaps are not seen
  /// in rows, perhaps a number shortly below that a.
  std::uint64_t first_sum(std::uint32_t value, std::uint64_t rest, std::uint64_t from, std::uint64_t to) const;
  std::uint32_t folded(std::uint32_t value) const;
  std::size_t row_of(std::uint64_t n, std::uint32_t value) const;
  void append(std::uint32_t value);
  void add_word(std::uint64_t n);
  void add_rare(std::uint64_t n);
  std::uint32_t place_of(std::uint32_t value) const;
  void put(std::vector<Class>& classes, std::uint64_t heap);
  void choose_split();
  void lay_words();
  void end_at(std::uint64_t heap);
  void see_ahead(std::uint64_t heap);
  void hold(std::uint64_t size, std::uint64_t last);
  void widen();

  SparseRules rules_;
  bool strict_;       // some break leaves no equal heaps
  Split::Tilt tilt_;  // tilt that the breaks allow
  std::vector<std::uint16_t> values_;
  std::vector<std::uint16_t> backward_;  // the same reversed: heap n is at size - 1 - n
  std::uint32_t dropped_ = 0;            // highest bit of the mask if the words omit it, else 0
  std::vector<Words> words_;             // by plane of rows: bit v % 64 of word margin + n is set if heap n has value v
  Split split_;                          // if nothing is common, all pairs are examined
  std::uint64_t next_choice_ = block;
  bool in_rows_ = false;             // rare heaps are so few that the values of a block are seen in rows
  std::vector<Known> listed_;        // rare heaps, if they are not seen in rows
  std::vector<Class> rare_, ahead_;  // rare heaps, and common heaps treated as these, if seen in rows
  std::vector<Known> close_;         // values of those heaps, by heap plus counters taken, if below a block
  std::vector<std::uint32_t> ends_;  // by heap: number of searches that ended at it since the split was chosen
  Words rows_;  // by plane: what the heaps of the block have seen; then rare values apart, if a bit is dropped
  Words seen_;  // what the current heap has seen, by plane of values
  std::uint8_t stamp_ = 0;             // of the current heap, until it wraps around
  std::vector<std::uint8_t> stamped_;  // by value: stamp of the last heap that has seen it in a pair outside of rows
  std::uint64_t turns_ = 0;
};

}  // namespace sg
