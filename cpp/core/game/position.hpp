// One position of one game, as all but its own ruleset see it: a text, a key and a size.
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
  /// Equal keys are equal positions: normalised and packed.
  virtual std::string key() const = 0;
  /// How many elements would have to be drawn.
  virtual std::size_t size() const = 0;
  /// Of heaps what they hold, in the order of touches; of anything else nothing.
  virtual std::span<const std::uint64_t> heaps() const = 0;
};
using PositionPtr = std::shared_ptr<const Position>;

}  // namespace sg
