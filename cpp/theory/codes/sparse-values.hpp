// Values of single heaps under rules that leave at most two heaps, a block of them at a time.
// Method   a split is chosen (theory/codes/split.hpp) under which two rare heaps, or two common ones, never sum to a value that is
//          common of the heap that was broken. So an option with a common value has exactly one rare part, and where few heaps are
//          rare few pairs have to be looked at. With values as one-hot words, the heaps of a block see their pairs with a rare heap
//          as one row of words; a row is moved by a value once for all rare heaps of that value. Rare values below the least
//          common one that was not seen are looked for among all pairs, until one is met; the common heaps that such searches
//          end at often enough to pay for a row are seen ahead, as rare ones are. Only common values need words; one bit of the
//          mask follows from the others, so where it is 64 or more the words do without, and rare values have rows of their own.
// Source   Winning Ways, ch. 4 (sparse spaces); Flammenkamp 2012
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/game/meter.hpp"
#include "core/value/nimber.hpp"
#include "theory/codes/split.hpp"

namespace sg {

/// Two heaps may stay when so many counters have gone: equal ones, unequal ones, or both.
struct Break {
  std::uint64_t taken;
  bool equal, unequal;
};

struct SparseRules {
  std::vector<std::uint64_t> clears;  // heaps that may be cleared
  std::vector<std::uint64_t> takes;   // so many counters may go that one heap stays
  std::vector<Break> breaks;
};

class SparseValues {
 public:
  static constexpr std::size_t block = 64;

  /// At 16 bytes each, with what the search for a period takes, and half as much again while the table moves: as many as the
  /// memory of a page holds, and more elsewhere.
  static constexpr std::uint64_t most = sizeof(void*) > 4 ? 40'000'000 : 16'000'000;

  explicit SparseValues(SparseRules rules);

  const std::vector<std::uint16_t>& values() const { return values_; }
  /// Adds a block of values, or what is left of it up to heap `last`; a word gone through is a turn. False where the meter
  /// refuses more.
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
  /// Tells whether two equal heaps may have been met that no rule leaves. Their sum 0 is taken back and looked for anew, which finds rare
  /// values alone; where a split tilts, 0 may be common, and such heaps have no equal parts.
  bool has_equal_parts(std::uint64_t n) const;
  void see(std::uint32_t value);
  void see_row(std::uint64_t n, std::size_t column);
  std::uint32_t mex_of(std::uint64_t n, std::size_t column);
  template <class Look>
  bool each_break(std::uint64_t n, std::uint64_t from, std::uint64_t to, Look&& look);
  void stamp_pairs_between(std::uint64_t n, std::uint64_t from, std::uint64_t to);
  /// Whether n can be broken into two unequal heaps that sum to this value, the smaller at least `from`.
  bool reaches(std::uint64_t n, std::uint32_t value, std::uint64_t from);
  /// The first a from `from` to below `to` for which heaps a and rest - a sum to the value, or `to`; where heaps are not seen in
  /// rows, one that is close below it will do.
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
  Split::Tilt tilt_;  // what the breaks allow
  std::vector<std::uint16_t> values_;
  std::vector<std::uint16_t> backward_;  // the same from the end: heap n is at size - 1 - n
  std::uint32_t dropped_ = 0;            // the highest bit of the mask, where the words do without it; else 0
  std::vector<Words> words_;             // by plane of rows: bit v % 64 of word margin + n, where heap n is worth v
  Split split_;                          // where nothing is common, all pairs are looked through
  std::uint64_t next_choice_ = block;
  bool in_rows_ = false;             // rare heaps are few enough that the values of a block are seen in rows
  std::vector<Known> listed_;        // rare heaps, where they are not seen in rows
  std::vector<Class> rare_, ahead_;  // those that are, and common heaps that are seen so too
  std::vector<Known> close_;  // by their number with the counters taken, where it is below a block: the values of both
  std::vector<std::uint32_t> ends_;  // by heap: how many searches ended at it since the split was chosen
  Words rows_;  // by plane: what the heaps of the block have seen; then rare values apart, if a bit is dropped
  Words seen_;  // what one heap has seen, by plane of values
  std::uint8_t stamp_ = 0;             // of the heap at hand, until it comes round
  std::vector<std::uint8_t> stamped_;  // by value: the stamp of the heap that has seen it in a pair passed over
  std::uint64_t turns_ = 0;
};

}  // namespace sg
