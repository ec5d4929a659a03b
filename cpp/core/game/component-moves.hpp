// Work that takes a share of a larger budget.
#pragma once

#include "core/game/ruleset.hpp"

namespace sg {

/// Runs `work` with `part`, a share of the budget that lives as long as the work, and charges its steps to `whole`.
/// Returns Progress::limit if the share is spent and the whole is not.
template <class Work>
Progress in_part(Meter& part, Meter& whole, Work&& work) {
  part.sync(whole);
  const std::uint64_t before = part.left();
  const Progress state = part.refuses() ? Progress::working : work(part);
  whole.spend(before - part.left());
  return state == Progress::working && part.refuses() && !whole.refuses() ? Progress::limit : state;
}

}  // namespace sg
