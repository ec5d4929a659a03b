// Work on a share of the steps of a meter.
#pragma once

#include "core/game/meter.hpp"
#include "core/game/ruleset.hpp"

namespace sg {

/// Calls `work`, which returns its progress, with the meter of the share until it is done or gives up, the share is spent
/// or `whole`, which pays for it, pauses. Returns `working` in the last two cases.
Progress work_on_share(Meter& share, Meter& whole, auto&& work) {
  while (true) {
    share.sync(whole);
    const std::uint64_t before = share.left();
    const Progress state = work(share);
    whole.spend(before - share.left());
    // The whole meter may be one that does not pause.
    if (state != Progress::working || share.refuses() || whole.pauses()) return state;
  }
}

}  // namespace sg
