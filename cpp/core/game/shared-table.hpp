// A table that a ruleset shares with its evaluators, so that its members can look up what has grown.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "core/value/nimber.hpp"

namespace sg {

template <class Values>
struct SharedTable {
  std::shared_ptr<Values> values;

  bool can_reach(const auto& p) const { return values->can_reach(p); }
  bool grow(const auto& p, Meter& meter) const { return values->grow(p, meter); }
  std::optional<Value> value(const auto& p) const { return values->value(p); }
  bool passes(const auto& p) const requires requires { values->passes(p); }
  { return values->passes(p); }
  std::optional<TamePair> tame_pair(const auto& p) const requires requires { values->tame_pair(p); }
  { return values->tame_pair(p); }
};

}  // namespace sg
