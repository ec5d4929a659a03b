// Heaps of counters, in the order typed, zeros kept: "3,5,7", "3^2,5"; heaps that came of one stand in brackets: "(3,4),5".
// Touch: heap, what is kept; two or more numbers kept when the heap splits; where several heaps move at once, heap, kept,
// heap, kept, heaps ascending.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/game/ruleset.hpp"
#include "core/text/json.hpp"
#include "core/text/reader.hpp"
#include "core/value/nimber.hpp"

namespace sg {

class Heaps {
 public:
  static constexpr std::size_t most = 100'000;

  Heaps() = default;
  explicit Heaps(std::vector<std::uint64_t> sizes) : sizes_(std::move(sizes)) {}
  static Heaps read(Reader& reader);

  bool operator==(const Heaps&) const = default;
  std::size_t size() const { return sizes_.size(); }
  const std::vector<std::uint64_t>& sizes() const { return sizes_; }
  std::uint64_t operator[](std::uint64_t i) const { return sizes_[static_cast<std::size_t>(i)]; }
  auto begin() const { return sizes_.begin(); }
  auto end() const { return sizes_.end(); }
  /// 0 where there is none.
  std::uint64_t largest() const { return sizes_.empty() ? 0 : *std::max_element(sizes_.begin(), sizes_.end()); }

  std::string text() const;
  std::string key() const;
  void write(Json& json) const;
  /// The same, still open for what else the board shows.
  Json& write_open(Json& json) const;
  /// As a heap, or as another kind of move with the same facts.
  Phrase move_part(const Touch& touch, const PhraseRow& kind = notation::heap) const;
  static std::string_view asks(const Touch& prefix);

  /// Heap `i` replaced by the heaps kept of it.
  Heaps with(std::uint64_t i, std::span<const std::uint64_t> kept) const;
  /// Heap touch[0] replaced by the rest of the touch.
  Heaps after(const Touch& touch) const { return with(touch[0], std::span(touch).subspan(1)); }
  /// Each heap on its own.
  std::vector<Heaps> each() const;

  /// Where a heap moves alone and `choices(n)` is what may follow a heap of n, the last element: what may follow a prefix.
  template <class Choices>
  Followers followers(const Touch& prefix, Choices&& choices) const {
    return followers_among(size(), prefix, [&](std::size_t i) { return choices(sizes_[i]); });
  }

  /// Where several heaps move at once.
  Heaps after_several(const Touch& touch) const;
  Phrase several_part(const Touch& touch) const;
  static std::string_view several_asks(const Touch& prefix) { return prefix.size() % 2 == 0 ? "heap" : "kept"; }

  /// Where a heap of n is worth a Nim heap of `worth(n)`: the value of them all, and their pair under misere play.
  template <class Worth>
  Nimber sum(Worth&& worth) const {
    Nimber sum = 0;
    for (const std::uint64_t n : sizes_) sum ^= worth(n);
    return sum;
  }
  template <class Worth>
  TamePair misere_sum(Worth&& worth) const {
    TamePair pair = TamePair::empty();
    for (const std::uint64_t n : sizes_) pair = pair ^ TamePair::heap(worth(n));
    return pair;
  }
  /// How many positions there are, of heaps in any order, none larger than the heap of these in its place; nothing where
  /// they are more than `bound`.
  std::optional<Count> count_below(Count bound) const;

  /// Which of them a touch is in, and what it is there.
  std::pair<std::size_t, Touch> within(const Touch& touch) const;
  /// As `after`, but the heaps kept of one that was in brackets, or of one that broke, are in brackets.
  Heaps together(const Touch& touch) const;
  /// Each heap on its own, but for those in brackets.
  std::vector<Heaps> components() const;

  /// Every multiset of nonempty heaps with a total up to `total`.
  template <class Visit>
  static void each_small(unsigned total, Visit&& visit) {
    for (unsigned n = 0; n <= total; ++n) {
      // Partitions of n, each from the one before: the last part above 1 is lowered and the rest filled up with its size.
      std::vector<std::uint64_t> parts;
      if (n > 0) parts.push_back(n);
      while (true) {
        visit(Heaps(parts));
        std::uint64_t loose = 0;
        for (; !parts.empty() && parts.back() == 1; parts.pop_back()) ++loose;
        if (parts.empty()) break;
        const std::uint64_t part = --parts.back();
        for (++loose; loose > 0; loose -= parts.back()) parts.push_back(loose < part ? loose : part);
      }
    }
  }

 private:
  void join(std::size_t from, std::size_t to);
  bool joins(std::size_t i) const { return i < joins_.size() && joins_[i]; }

  std::vector<std::uint64_t> sizes_;
  std::vector<bool> joins_;  // the heap stands in the brackets of the one before it; empty where none does
};

}  // namespace sg
