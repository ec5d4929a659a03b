#include "solve/search/mask-table.hpp"

#include <bit>

namespace sg {
namespace {

std::uint64_t hash_of(std::uint64_t mask) {
  mask *= 0x9E3779B97F4A7C15u;
  mask = (mask ^ mask >> 29) * 0xBF58476D1CE4E5B9u;
  return mask ^ mask >> 32;
}

}  // namespace

std::uint64_t MaskTable::find(std::uint64_t mask) const {
  const std::uint64_t hash = hash_of(mask);
  const Entry* const found = shards_[shard_of(hash)].find(mask, hash);
  return found ? found->word : 0;
}

void MaskTable::store(std::uint64_t mask, std::uint64_t word) {
  const std::uint64_t hash = hash_of(mask);
  Shard& shard = shards_[shard_of(hash)];
  // Half of the slots are free while there may be more.
  if (2 * shard.used >= shard.slots.size() && shard.slots.size() < most_slots_) shard.grow();
  if (!shard.store({mask, word}, hash)) shard.replace({mask, word}, hash);
}

void MaskTable::prefetch(std::uint64_t mask) const {
  const std::uint64_t hash = hash_of(mask);
  const Shard& shard = shards_[shard_of(hash)];
  if (!shard.slots.empty()) __builtin_prefetch(&shard.slots[shard.slot(hash, 0)]);
}

std::size_t MaskTable::size() const {
  std::size_t all = 0;
  for (const Shard& shard : shards_) all += shard.used;
  return all;
}

const MaskTable::Entry* MaskTable::Shard::find(std::uint64_t mask, std::uint64_t hash) const {
  for (std::size_t at = 0; at < window && !slots.empty(); ++at) {
    const Entry& entry = slots[slot(hash, at)];
    if (entry.mask == mask) return &entry;
    if (entry.mask == 0) break;
  }
  return nullptr;
}

bool MaskTable::Shard::store(const Entry& entry, std::uint64_t hash) {
  for (std::size_t at = 0; at < window && !slots.empty(); ++at) {
    Entry& there = slots[slot(hash, at)];
    if (there.mask != 0 && there.mask != entry.mask) continue;
    if (there.mask == 0) ++used;
    there = entry;
    return true;
  }
  return false;
}

void MaskTable::Shard::replace(const Entry& entry, std::uint64_t hash) {
  std::size_t least = slot(hash, 0);
  for (std::size_t at = 1; at < window; ++at)
    if (const std::size_t other = slot(hash, at); std::popcount(slots[other].mask) < std::popcount(slots[least].mask))
      least = other;
  slots[least] = entry;
}

void MaskTable::Shard::grow() {
  std::vector<Entry> old(slots.empty() ? window : 2 * slots.size());
  old.swap(slots);
  used = 0;
  for (const Entry& entry : old)
    if (entry.mask != 0 && !store(entry, hash_of(entry.mask))) replace(entry, hash_of(entry.mask));
}

}  // namespace sg
