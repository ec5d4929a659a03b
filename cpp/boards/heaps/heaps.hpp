// Heaps of counters, in the order typed, zeros included: "3,5,7", "3^2,5"; heaps that one heap broke into stand in
// brackets: "(3,4),5".
// Touch: heap, size left; two or more sizes if the heap splits; if several heaps move at once, heap, size left, heap,
// size left, heaps ascending.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game/ruleset.hpp"
#include "core/text/json.hpp"
#include "core/text/reader.hpp"
#include "core/value/nimber.hpp"

namespace sg {

class Heaps {
 public:
  static constexpr std::string_view format = "heaps";
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
  /// Size of the largest heap, 0 if there is none.
  std::uint64_t largest() const { return sizes_.empty() ? 0 : *std::max_element(sizes_.begin(), sizes_.end()); }

  std::string text() const;
  std::string key() const;
  void write(Json& json) const;
  /// Writes the board object without closing it, so that a board can add members.
  Json& write_open(Json& json) const;
  /// Phrase for a move of one heap; `kind` is another phrase with the same facts.
  Phrase move_part(const Touch& touch, const PhraseRow& kind = notation::heap) const;
  static std::string_view asks(const Touch& prefix);

  /// Returns the heaps with heap `i` replaced by those in `kept`.
  Heaps with(std::uint64_t i, std::span<const std::uint64_t> kept) const;
  /// Returns the heaps with heap touch[0] replaced by the rest of the touch.
  Heaps after(const Touch& touch) const { return with(touch[0], std::span(touch).subspan(1)); }
  /// Splits the position into single heaps.
  std::vector<Heaps> each() const;

  /// Next elements of a touch that moves one heap; `choices(n)` has the last elements for a heap of n.
  template <class Choices>
  Followers followers(const Touch& prefix, Choices&& choices) const {
    return followers_among(size(), prefix, [&](std::size_t i) { return choices(sizes_[i]); });
  }

  /// Returns the heaps after a touch that moves several of them.
  Heaps after_several(const Touch& touch) const;
  Phrase several_part(const Touch& touch) const;
  static std::string_view several_asks(const Touch& prefix) { return prefix.size() % 2 == 0 ? "heap" : "kept"; }

  /// Nim-sum of `worth(n)` over the heaps, and the tame pair of such Nim heaps under misere play.
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
  /// Number of positions with no heap larger than the heap here in its place, counted without order among equal heaps
  /// only; nullopt above `bound`.
  std::optional<Count> count_below(Count bound) const;

  /// Returns the index of the heap that a touch moves, and the touch in that heap alone.
  std::pair<std::size_t, Touch> within(const Touch& touch) const;
  /// Returns the heaps as `after` does, with the heaps left of a bracketed or a broken heap in brackets.
  Heaps together(const Touch& touch) const;
  /// Splits the position into single heaps and brackets.
  std::vector<Heaps> components() const;

  /// Visits every multiset of nonempty heaps with a total up to `total`.
  static void each_small(unsigned total, const std::function<void(const Heaps&)>& visit);

 private:
  void join(std::size_t from, std::size_t to);
  bool joins(std::size_t i) const { return i < joins_.size() && joins_[i] != 0; }

  std::vector<std::uint64_t> sizes_;
  std::string joins_;  // not '\0' if the heap is in the brackets of the one before it; empty if none is
};

}  // namespace sg
