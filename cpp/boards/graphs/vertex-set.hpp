// Set of vertices of a graph, by number, as words of bits.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

namespace sg {

class VertexSet {
 public:
  /// Makes an empty set of vertices below `bound`; sets that meet have the same bound.
  explicit VertexSet(std::size_t bound) : words_((bound + 63) / 64, 0) {}
  static VertexSet all(std::size_t bound) {
    VertexSet set(bound);
    for (std::size_t v = 0; v < bound; ++v) set.add(v);
    return set;
  }

  /// The vertices below 64, as bits.
  std::uint64_t word() const { return words_.empty() ? 0 : words_[0]; }
  bool has(std::size_t v) const { return (words_[v / 64] >> (v % 64) & 1) != 0; }
  void add(std::size_t v) { words_[v / 64] |= std::uint64_t{1} << (v % 64); }
  void remove(std::size_t v) { words_[v / 64] &= ~(std::uint64_t{1} << (v % 64)); }
  std::size_t count() const {
    std::size_t count = 0;
    for (const std::uint64_t word : words_) count += static_cast<std::size_t>(std::popcount(word));
    return count;
  }
  /// Number of vertices that are in both sets.
  std::size_t count_common(const VertexSet& other) const {
    std::size_t count = 0;
    for (std::size_t i = 0; i < words_.size(); ++i)
      count += static_cast<std::size_t>(std::popcount(words_[i] & other.words_[i]));
    return count;
  }
  bool empty() const {
    return std::all_of(words_.begin(), words_.end(), [](std::uint64_t word) { return word == 0; });
  }
  /// Returns the least vertex; the set must not be empty.
  std::size_t first() const {
    std::size_t i = 0;
    while (words_[i] == 0) ++i;
    return 64 * i + static_cast<std::size_t>(std::countr_zero(words_[i]));
  }
  /// Visits the vertices, ascending, until the visitor answers false; returns false then.
  bool each(auto&& visit) const {
    for (std::size_t i = 0; i < words_.size(); ++i)
      for (std::uint64_t left = words_[i]; left != 0; left &= left - 1)
        if (!visit(64 * i + static_cast<std::size_t>(std::countr_zero(left)))) return false;
    return true;
  }

  bool is_within(const VertexSet& other) const {
    for (std::size_t i = 0; i < words_.size(); ++i)
      if ((words_[i] & ~other.words_[i]) != 0) return false;
    return true;
  }
  VertexSet& operator&=(const VertexSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words_[i];
    return *this;
  }
  VertexSet& operator|=(const VertexSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
    return *this;
  }
  VertexSet& operator-=(const VertexSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= ~other.words_[i];
    return *this;
  }
  bool operator==(const VertexSet&) const = default;

 private:
  std::vector<std::uint64_t> words_;
};

}  // namespace sg
