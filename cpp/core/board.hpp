// A position behind its interface.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "core/ruleset.hpp"

namespace sg {

class Json;

using Visit = std::function<bool(const Touch&)>;

class Board {
 public:
  virtual ~Board() = default;
  virtual std::string text() const = 0;
  /// Equal keys are equal positions: normalised and packed.
  virtual std::string key() const = 0;
  /// How many elements would have to be drawn.
  virtual std::size_t size() const = 0;
  virtual void write(Json& json) const = 0;
};
using BoardPtr = std::shared_ptr<const Board>;

}  // namespace sg
