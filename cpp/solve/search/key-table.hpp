// Flat hash table from byte keys to small values: open addressing, with the keys packed in one arena.
#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

namespace sg {

template <class V>
class KeyTable {
 public:
  /// Returns the value stored under `key`, or null; the pointer is valid until the next insertion.
  V* find(std::string_view key) {
    if (slots_.empty()) return nullptr;
    const std::uint32_t hash = hash_of(key);
    for (std::size_t i = hash & mask();; i = (i + 1) & mask()) {
      if (slots_[i].entry == 0) return nullptr;
      if (slots_[i].hash == hash && key_of(entries_[slots_[i].entry - 1]) == key)
        return &entries_[slots_[i].entry - 1].value;
    }
  }

  /// Stores a value under a key that must not be there yet.
  void insert(std::string_view key, const V& value) {
    if (2 * (entries_.size() + 1) > slots_.size()) grow();
    entries_.push_back({arena_.size(), key.size(), value});
    arena_ += key;
    place({hash_of(key), static_cast<std::uint32_t>(entries_.size())});
  }

  std::size_t size() const { return entries_.size(); }

 private:
  struct Slot {
    std::uint32_t hash = 0;
    std::uint32_t entry = 0;  // index in entries_ plus 1; 0 is free
  };
  struct Entry {
    std::size_t offset;
    std::size_t length;
    V value;
  };

  static std::uint32_t hash_of(std::string_view key) {
    std::uint64_t h = 0x9E3779B97F4A7C15u ^ key.size();
    for (std::size_t i = 0; i < key.size(); i += 8) {
      std::uint64_t word = 0;
      std::memcpy(&word, key.data() + i, key.size() - i < 8 ? key.size() - i : 8);
      h = (h ^ word) * 0xD6E8FEB86659FD93u;
      h ^= h >> 32;
    }
    return static_cast<std::uint32_t>(h);
  }
  std::string_view key_of(const Entry& e) const { return std::string_view(arena_).substr(e.offset, e.length); }
  std::size_t mask() const { return slots_.size() - 1; }
  void place(Slot slot) {
    std::size_t i = slot.hash & mask();
    while (slots_[i].entry != 0) i = (i + 1) & mask();
    slots_[i] = slot;
  }
  void grow() {
    std::vector<Slot> old(slots_.empty() ? 64 : 2 * slots_.size());
    old.swap(slots_);
    for (const Slot& slot : old)
      if (slot.entry != 0) place(slot);
  }

  std::string arena_;
  std::vector<Entry> entries_;
  std::vector<Slot> slots_;
};

}  // namespace sg
