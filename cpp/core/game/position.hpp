// Type-erased position of one game, known outside its ruleset by its text, key and size.
#pragma once

#include <memory>
#include <span>
#include <string>

#include "core/game/ruleset.hpp"

namespace sg {

class Position {
 public:
  virtual ~Position() = default;
  virtual std::string text() const = 0;
  /// Packed, normalised key: equal keys are equal positions.
  virtual std::string key() const = 0;
  /// Number of elements that a view would draw.
  virtual std::size_t size() const = 0;
  /// Sizes of the heaps, in the order of touches; empty if the position is not heaps. Valid as long as the position.
  virtual std::span<const std::uint64_t> heaps() const = 0;
};
using PositionPtr = std::shared_ptr<const Position>;

}  // namespace sg
