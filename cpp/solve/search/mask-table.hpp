// Hash table from masks to words: open addressing, in shards that grow one by one, so that none takes long, up to a
// greatest size; then an entry for few cells gives way, as it is found again soonest.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace sg {

class MaskTable {
 public:
  static constexpr std::size_t window = 16;  // slots one of which holds a mask
  /// `most_slots` of a shard is a power of two, at least `window`.
  explicit MaskTable(std::size_t most_slots = std::size_t{1} << 16) : most_slots_(most_slots) {}

  /// Returns the word stored under a mask, 0 if there is none. A mask is not 0.
  std::uint64_t find(std::uint64_t mask) const;
  void store(std::uint64_t mask, std::uint64_t word);
  /// Fetches the place of a mask into the cache, for a `find` that follows soon.
  void prefetch(std::uint64_t mask) const;
  /// Number of masks.
  std::size_t size() const;

 private:
  struct Entry {
    std::uint64_t mask = 0, word = 0;
  };
  struct Shard {
    std::vector<Entry> slots;  // a power of two of them
    std::size_t used = 0;

    const Entry* find(std::uint64_t mask, std::uint64_t hash) const;
    /// Returns false if there is no room for the mask.
    bool store(const Entry& entry, std::uint64_t hash);
    /// Stores a mask where another gives way.
    void replace(const Entry& entry, std::uint64_t hash);
    void grow();
    std::size_t slot(std::uint64_t hash, std::size_t at) const {
      return static_cast<std::size_t>(hash + at) & (slots.size() - 1);
    }
  };
  static constexpr unsigned shard_bits = 8;
  static std::size_t shard_of(std::uint64_t hash) { return static_cast<std::size_t>(hash >> (64 - shard_bits)); }

  std::size_t most_slots_;
  std::array<Shard, 1 << shard_bits> shards_;
};

}  // namespace sg
