#include "theory/loopy/retrograde.hpp"

namespace sg {

Retrograde::Retrograde(const IndexLists& graph, bool terminal)
    : before_(graph.reversed()), winners_(graph.size(), Winner::none), plies_(graph.size(), 0), open_(graph.size()) {
  for (Vertex v = 0; v < graph.size(); ++v) {
    open_[v] = static_cast<std::uint32_t>(graph.of(v).size());
    if (open_[v] == 0) decide(v, terminal ? Winner::mover : Winner::other, 0);
  }
}

Progress Retrograde::advance(Meter& meter) {
  for (; next_ < queue_.size(); ++next_) {
    if (meter.pauses()) return Progress::working;
    const Vertex v = queue_[next_];
    meter.spend_turns(1 + before_.of(v).size());
    for (const Vertex above : before_.of(v)) {
      if (winners_[above] != Winner::none) continue;
      if (winners_[v] == Winner::other)
        decide(above, Winner::mover, plies_[v] + 1);
      else if (--open_[above] == 0)
        decide(above, Winner::other, plies_[v] + 1);
    }
  }
  return Progress::done;
}

void Retrograde::decide(Vertex v, Winner winner, std::uint32_t plies) {
  winners_[v] = winner;
  plies_[v] = plies;
  queue_.push_back(v);
}

std::optional<bool> Retrograde::wins(Vertex v) const {
  return winners_[v] == Winner::none ? std::nullopt : std::optional(winners_[v] == Winner::mover);
}

}  // namespace sg
