// A part of a longer work.
#pragma once

#include "core/game/ruleset.hpp"

namespace sg {

/// Works with a part of a meter, kept while the work goes on, that the whole pays for. A limit, where the part is spent.
template <class Work>
Progress in_part(Meter& part, Meter& whole, Work&& work) {
  part.sync(whole);
  const std::uint64_t before = part.left();
  const Progress state = part.refuses() ? Progress::working : work(part);
  whole.spend(before - part.left());
  return state == Progress::working && part.refuses() && !whole.refuses() ? Progress::limit : state;
}

}  // namespace sg
