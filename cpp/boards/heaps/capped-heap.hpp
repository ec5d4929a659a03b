// One heap and the most that may be taken from it now: "20/6"; "20" before the first move, which may not take all.
// Touch: 0, size left.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/game/ruleset.hpp"
#include "core/text/json.hpp"
#include "core/text/reader.hpp"

namespace sg {

class CappedHeap {
 public:
  static constexpr std::string_view format = "capped-heap";
  CappedHeap() = default;
  CappedHeap(std::uint64_t heap, std::optional<std::uint64_t> cap) : heap_(heap), cap_(cap) {}
  static CappedHeap read(Reader& reader);

  std::uint64_t heap() const { return heap_; }
  /// Maximum number that may be taken, at most the heap.
  std::uint64_t most() const { return cap_ ? std::min(*cap_, heap_) : heap_ - (heap_ > 0 ? 1 : 0); }
  static std::size_t size() { return 1; }

  std::string text() const;
  std::string key() const { return std::to_string(heap_) + '/' + std::to_string(most()); }
  void write(Json& json) const;
  Phrase move_part(const Touch& touch) const;
  static std::string_view asks(const Touch& prefix) { return prefix.empty() ? "heap" : "kept"; }

  template <class Visit>
  static void each_small(unsigned size, Visit&& visit) {
    for (std::uint64_t n = 0; n <= size; ++n) {
      visit(CappedHeap(n, std::nullopt));
      for (std::uint64_t cap = 1; cap <= n; ++cap) visit(CappedHeap(n, cap));
    }
  }

 private:
  std::uint64_t heap_ = 0;
  std::optional<std::uint64_t> cap_;
};

}  // namespace sg
