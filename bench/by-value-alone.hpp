// Alternative to SparseValues, to compare their speed (npm run bench -- octal): distinguishes rare and common heaps by
// their values alone, and searches separately for each value that no rare heap gives.
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
  /// Adds a block of values, or the part of it up to heap `last`; each word looked at is a turn. Returns false if the
  /// meter refuses more.
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
  void mark_pairs(std::uint64_t first, std::size_t column, const std::vector<Class>& classes);
  void mark_pairs_with(std::uint64_t n, const std::vector<Rare>& rare);
  void mark(std::uint32_t value);
  std::uint32_t mex_of(std::uint64_t n);
  std::uint32_t least_missing();
  bool is_common(std::uint32_t value) const;
  template <class Look>
  bool each_break(std::uint64_t n, std::uint64_t from, std::uint64_t to, Look&& look);
  void mark_pairs_between(std::uint64_t n, std::uint64_t from, std::uint64_t to);
  /// Returns true if n can be broken into two unequal heaps that sum to this value, the smaller at least `from`.
  bool reaches(std::uint64_t n, std::uint32_t value, std::uint64_t from);
  bool sums_to(std::uint32_t value, std::uint64_t rest, std::uint64_t from, std::uint64_t to) const;
  std::uint32_t folded(std::uint32_t value) const;
  std::uint64_t marked_in_rows(std::uint32_t plane, std::size_t column) const;
  void append(std::uint32_t value);
  void add_word(std::uint64_t n);
  void add_rare(std::uint64_t n);
  void choose_mask();
  void rebuild_words();
  void reserve(std::uint64_t size, std::uint64_t last);
  void widen();

  SparseRules rules_;
  bool strict_;  // true if some break leaves no equal heaps
  std::vector<std::uint16_t> values_;
  std::vector<std::uint16_t> backward_;  // the values in reverse: heap n is at size - 1 - n
  std::uint32_t dropped_ = 0;            // the highest bit of the mask if the words leave it out; else 0
  std::vector<Words> words_;             // by plane of rows: bit v % 64 of word margin + n if heap n has the value v
  std::uint32_t mask_ = 0;               // 0 if every value counts as rare, and all pairs are searched
  Words common_;                         // common values, by plane of values
  std::uint64_t next_choice_ = block;
  bool in_rows_ = false;               // true if rare heaps are few enough to handle the values of a block in rows
  std::vector<Rare> near_;             // rare heaps too small for any row, or all rare heaps
  std::vector<Class> small_, far_;     // rare heaps for narrow rows, and for rows of a block
  std::vector<Rare> recent_;           // rare heaps of this block
  std::vector<Words> rows_;            // values reached from the heaps of the block, by plane
  Words marked_;                       // values reached from the current heap, by plane of values
  std::uint8_t stamp_ = 0;             // stamp of the current heap, until it wraps around
  std::vector<std::uint8_t> stamped_;  // by value: stamp of the last heap to reach it by a single pair
  std::uint64_t turns_ = 0;
};

}  // namespace sg
