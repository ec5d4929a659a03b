// What sparse values are compared with in speed (npm run bench -- octal): rare and common heaps told apart by their values alone, and
// each value that no rare heap gives looked for by itself.
#pragma once

#include <cstdint>
#include <vector>

#include "core/game/meter.hpp"
#include "core/value/nimber.hpp"
#include "theory/codes/sparse-values.hpp"

namespace sg {

class ByValueAlone {
 public:
  static constexpr std::size_t block = 64;

  explicit ByValueAlone(SparseRules rules);

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
