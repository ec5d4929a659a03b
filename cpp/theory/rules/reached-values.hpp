// Values of those positions only that a position leads to under a rule, by a memoised search, depth first.
#pragma once

#include <optional>
#include <span>

#include "core/game/meter.hpp"
#include "core/value/nimber.hpp"
#include "theory/rules/heap-rule.hpp"

namespace sg {

/// Positions are single heaps, whose options are sums of heaps, or tuples, by how many numbers the rule has.
class ReachedValues {
 public:
  explicit ReachedValues(const HeapRule& rule) : heads_(rule.heads()), options_(rule) {}
  /// Finds the value of a position; returns false if the meter refuses or pauses.
  bool grow(std::span<const std::uint64_t> position, Meter& meter);
  /// Returns the value of a position; null if it is not known yet.
  const std::uint32_t* find(std::span<const std::uint64_t> position) { return values_.find(key_of(position)); }

 private:
  /// Unknown options at which a look ends: enough to seldom look again, and few enough for the stack.
  static constexpr std::size_t most_unknown = 1024;

  static std::string_view key_of(std::span<const std::uint64_t> position) {
    return {reinterpret_cast<const char*>(position.data()), position.size_bytes()};
  }
  /// Stores the value of a position if those of all its options are known; else pushes unknown ones onto `waiting_`.
  /// Returns false if the meter refuses.
  bool look_at(const std::vector<std::uint64_t>& position, Meter& meter);

  std::size_t heads_;
  HeapOptions options_;
  KeyTable<std::uint32_t> values_;
  std::vector<std::uint64_t> waiting_;  // stack of positions; each has above it those that it waits for
  std::uint64_t round_ = 0;
  std::vector<std::uint64_t> seen_{0, 0};  // round in which each value was seen last
};

}  // namespace sg
