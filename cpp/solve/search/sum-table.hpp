// Table of who wins sums of parts, by who moves first. Sums are lists of numbers, packed in one arena.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/game/player.hpp"
#include "solve/search/part-rules.hpp"

namespace sg {

/// Knowledge of whether the player who moves first wins.
enum class Known : std::uint8_t { nothing, loses, wins };
/// Knowledge for Left and for Right moving first.
using KnownOfBoth = std::array<Known, 2>;

class SumTable {
 public:
  /// Returns what is stored of a sum, whose parts ascend.
  KnownOfBoth find(std::span<const PartId> sum) const;
  void store(std::span<const PartId> sum, Player player, Known known);
  std::size_t size() const { return entries_.size(); }

 private:
  struct Entry {
    std::size_t begin;
    std::uint32_t size;
    KnownOfBoth known;
  };
  static constexpr std::uint32_t none = ~std::uint32_t{0};

  std::span<const PartId> sum_of(const Entry& entry) const { return {parts_.data() + entry.begin, entry.size}; }
  std::size_t slot_of(std::span<const PartId> sum) const;
  void grow();

  std::vector<Entry> entries_;
  std::vector<PartId> parts_;
  std::vector<std::uint32_t> slots_ = std::vector<std::uint32_t>(64, none);  // a power of two of them, open addressing
};

}  // namespace sg
