#include "solve/misere/position-quotient.hpp"

#include "core/text/error.hpp"

namespace sg {

bool PositionQuotient::advance(Meter& meter) {
  const auto state = sums_.list(sum_, meter);
  if (state != Progress::done) return state == Progress::limit;
  if (kinds().size() > 0) {
    const Progress grown = sums_.grow({static_cast<misere::Kind>(kinds().size() - 1)}, meter);
    if (grown != Progress::done) return grown == Progress::limit;
  }
  is_complete_ = name(meter);
  return is_complete_;
}

/// Names the generators, breadth first, so that a name is one of the positions
/// nearest to the sum. Returns false if the meter pauses.
bool PositionQuotient::name(Meter& meter) {
  if (met_.empty())
    for (const Component& c : sum_) meet(c);
  const std::size_t wanted = growing().quotient().generators().size();
  for (; named_.size() < wanted; next_.pop_front()) {
    if (meter.pauses()) return false;
    if (next_.empty()) internal_error("a generator is no position that follows");
    const Meter::NoPauseScope whole(meter);
    const Component from = next_.front();
    from.game->each_move(*from.position, meter, [&](const Touch& touch) {
      meet({from.game, from.game->after(*from.position, touch, Play::misere)});
      return true;
    });
    if (meter.refuses()) return false;
  }
  return true;
}

void PositionQuotient::meet(const Component& position) {
  for (const PositionPtr& part : position.game->parts(position.position, Play::misere)) {
    const Component own{position.game, part};
    if (!met_.insert(own.game->name() + ':' + part->key()).second) continue;
    next_.push_back(own);
    const misere::Word word = *sums_.word({own});
    if (word.size() != 1) continue;
    const misere::Word generators = growing().quotient().generators();
    if (std::binary_search(generators.begin(), generators.end(), word[0])) named_.try_emplace(word[0], Sum{own});
  }
}

}  // namespace sg
