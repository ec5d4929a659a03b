// Heaps with the numbers that have been taken from them: "10", "7/3", "5/2/3", in ascending order.
// Touch: heap, size left.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "boards/heaps/heaps.hpp"

namespace sg {

struct SpentHeap {
  std::uint64_t size;
  std::vector<std::uint64_t> taken;  // ascending
};

class SpentHeaps {
 public:
  static constexpr std::string_view format = "spent-heaps";
  static constexpr std::size_t most_taken = 100'000;  // over all heaps

  SpentHeaps() = default;
  explicit SpentHeaps(std::vector<SpentHeap> heaps) : heaps_(std::move(heaps)) {}
  static SpentHeaps read(Reader& reader);

  std::size_t size() const { return heaps_.size(); }
  const SpentHeap& operator[](std::uint64_t i) const { return heaps_[static_cast<std::size_t>(i)]; }
  auto begin() const { return heaps_.begin(); }
  auto end() const { return heaps_.end(); }

  std::string text() const;
  /// Key without taken numbers greater than their heap, which no longer matter.
  std::string key() const;
  void write(Json& json) const;
  Phrase move_part(const Touch& touch) const { return sizes().move_part(touch); }
  static std::string_view asks(const Touch& prefix) { return Heaps::asks(prefix); }
  Heaps sizes() const;

  SpentHeaps after(const Touch& touch) const;
  /// Splits the position into single heaps.
  std::vector<SpentHeaps> each() const;

 private:
  std::vector<SpentHeap> heaps_;
};

}  // namespace sg
