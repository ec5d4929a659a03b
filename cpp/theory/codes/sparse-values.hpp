// Values of single heaps under rules that leave at most two heaps, a block of them at a time.
// Method   nimbers with an even number of bits in common with a mask are called rare, the others common: two rare or two
//          common ones sum to a rare one. So an option with a common value has exactly one rare part, and where few heaps
//          are rare few pairs have to be looked at. With values as one-hot words, the heaps of a block see their pairs
//          with a rare heap as one row of words; a row is moved by a value once for all rare heaps of that value. Rare
//          values below the least common one that was not seen are looked for among all pairs, until one is met. The mask
//          is the one under which the fewest heaps are rare, found by a Walsh-Hadamard transform of their counts. Only common
//          values need words; one bit of the mask follows from the others, so where it is 64 or more the words do without.
// Source   Winning Ways, ch. 4 (sparse spaces); Flammenkamp 2012
#pragma once

#include <cstdint>
#include <vector>

#include "core/game/meter.hpp"
#include "core/value/nimber.hpp"

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
  struct Rare {
    std::uint32_t heap, value;
  };
  /// Rare heaps of one value, ascending.
  struct Class {
    std::uint32_t value;
    std::vector<std::uint64_t> heaps;
  };

  std::uint32_t at(std::uint64_t n) const { return values_[static_cast<std::size_t>(n)]; }
  template <std::size_t Width>
  void see_pairs(std::uint64_t first, std::size_t column, const std::vector<Class>& classes);
  void see_pairs_with(std::uint64_t n, const std::vector<Rare>& rare);
  void see(std::uint32_t value);
  std::uint32_t mex_of(std::uint64_t n);
  std::uint32_t least_missing();
  bool is_common(std::uint32_t value) const;
  template <class Look>
  bool each_break(std::uint64_t n, std::uint64_t from, std::uint64_t to, Look&& look);
  void see_pairs_between(std::uint64_t n, std::uint64_t from, std::uint64_t to);
  /// Whether n can be broken into two unequal heaps that sum to this value, the smaller at least `from`.
  bool reaches(std::uint64_t n, std::uint32_t value, std::uint64_t from);
  bool sums_to(std::uint32_t value, std::uint64_t rest, std::uint64_t from, std::uint64_t to) const;
  std::uint32_t folded(std::uint32_t value) const;
  std::uint64_t seen_in_rows(std::uint32_t plane, std::size_t column) const;
  void append(std::uint32_t value);
  void add_word(std::uint64_t n);
  void add_rare(std::uint64_t n);
  void choose_mask();
  void lay_words();
  void hold(std::uint64_t size, std::uint64_t last);
  void widen();

  SparseRules rules_;
  bool strict_;  // some break leaves no equal heaps
  std::vector<std::uint16_t> values_;
  std::vector<std::uint16_t> backward_;  // the same from the end: heap n is at size - 1 - n
  std::uint32_t dropped_ = 0;            // the highest bit of the mask, where the words do without it; else 0
  std::vector<Words> words_;             // by plane of rows: bit v % 64 of word margin + n, where heap n is worth v
  std::uint32_t mask_ = 0;               // 0: every value is rare, and all pairs are looked through
  Words common_;                         // by plane of values: the common ones
  std::uint64_t next_choice_ = block;
  bool in_rows_ = false;               // rare heaps are few enough that the values of a block are seen in rows
  std::vector<Rare> near_;             // rare heaps that are too small for any row, or all of them
  std::vector<Class> small_, far_;     // those for narrow rows, and for those of a block
  std::vector<Rare> recent_;           // rare heaps of this block
  std::vector<Words> rows_;            // by plane: what the heaps of the block have seen
  Words seen_;                         // what one heap has seen, by plane of values
  std::uint8_t stamp_ = 0;             // of the heap at hand, until it comes round
  std::vector<std::uint8_t> stamped_;  // by value: the stamp of the heap that has seen it in a pair passed over
  std::uint64_t turns_ = 0;
};

}  // namespace sg
