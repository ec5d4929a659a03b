#include "solve/search/sum-table.hpp"

#include <algorithm>

namespace sg {

KnownOfBoth SumTable::find(std::span<const PartId> sum) const {
  const std::uint32_t entry = slots_[slot_of(sum)];
  return entry == none ? KnownOfBoth{} : entries_[entry].known;
}

void SumTable::store(std::span<const PartId> sum, Player player, Known known) {
  if (2 * (entries_.size() + 1) > slots_.size()) grow();
  std::uint32_t& slot = slots_[slot_of(sum)];
  if (slot == none) {
    slot = static_cast<std::uint32_t>(entries_.size());
    entries_.push_back({parts_.size(), static_cast<std::uint32_t>(sum.size()), {}});
    parts_.insert(parts_.end(), sum.begin(), sum.end());
  }
  entries_[slot].known[index_of(player)] = known;
}

/// Slot of the entry of a sum, or the free one where it belongs.
std::size_t SumTable::slot_of(std::span<const PartId> sum) const {
  std::uint64_t hash = sum.size();
  for (const PartId part : sum) {
    hash = (hash ^ part) * 0xD6E8FEB86659FD93u;
    hash ^= hash >> 32;
  }
  for (auto at = static_cast<std::size_t>(hash);; ++at) {
    const std::size_t slot = at & (slots_.size() - 1);
    if (slots_[slot] == none) return slot;
    const auto other = sum_of(entries_[slots_[slot]]);
    if (std::equal(sum.begin(), sum.end(), other.begin(), other.end())) return slot;
  }
}

void SumTable::grow() {
  slots_.assign(2 * slots_.size(), none);
  for (std::size_t i = 0; i < entries_.size(); ++i)
    slots_[slot_of(sum_of(entries_[i]))] = static_cast<std::uint32_t>(i);
}

}  // namespace sg
