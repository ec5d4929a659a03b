#include "solve/search/outcomes.hpp"

#include "solve/search/share.hpp"

namespace sg {
namespace {

/// Share of the steps, one in so many, for the definition before outcomes are used.
constexpr std::uint64_t first_share = 4;
/// Least number of these steps: small positions are valued with all their options.
constexpr std::uint64_t least_first = 1'000'000;

}  // namespace

void Outcomes::start(const PositionPtr& root, const Target& target) {
  root_ = root;
  target_ = target;
  search_.clear();
  moves_.clear();
  stage_ = target.options ? Stage::options_first : Stage::value;
  first_.reset();
}

Progress Outcomes::advance(Meter& meter) {
  if (stage_ == Stage::options_first) {
    const Progress state = value_options_first(meter);
    if (state != Progress::working || !first_->refuses()) return state;
    stage_ = Stage::value;
  }
  if (stage_ == Stage::value) {
    const Progress state = search_.answer(root_, std::nullopt, meter);
    if (state == Progress::working) return state;
    stage_ = state == Progress::done && target_.winners ? Stage::winners : Stage::options_last;
  }
  if (stage_ == Stage::winners) {
    if (find_winners(meter) == Progress::working) return Progress::working;
    stage_ = Stage::options_last;
  }
  return values_.advance(meter);
}

std::optional<Value> Outcomes::worth(const PositionPtr& p) {
  const auto value = search_.value(p);
  return value ? std::optional(Value::nimber(*value)) : std::nullopt;
}

Progress Outcomes::value_options_first(Meter& meter) {
  if (!first_) first_ = meter.capped(std::max(meter.left() / first_share, least_first));
  return work_on_share(*first_, meter, [this](Meter& share) { return values_.advance(share); });
}

Progress Outcomes::find_winners(Meter& meter) {
  if (moves_.empty()) {
    const bool all = game_.each_move(*root_, meter, [&](const Touch& touch) {
      moves_.push_back(touch);
      return moves_.size() < search_.most_moves;
    });
    if (!all) {
      moves_.clear();
      return meter.pauses() ? Progress::working : Progress::limit;
    }
  }
  for (; !moves_.empty(); moves_.pop_back())
    if (const Progress state = search_.answer(game_.after(*root_, moves_.back(), Play::normal), 0, meter);
        state != Progress::done)
      return state;
  return Progress::done;
}

Nimber GameParts::each_part(const PositionPtr& p, const std::function<void(const Part&)>& visit) const {
  Nimber sum = 0;
  for (PositionPtr& part : game_.parts(p, Play::normal))
    if (const auto value = game_.known<Mex>(*part, Play::normal))
      sum ^= value->nimber();
    else
      visit({part, part->key(), game_.count_moves(*part).value_or(part->size())});
  return sum;
}

bool GameParts::each_option(const Part& part, Meter& meter,
                            const std::function<bool(const PositionPtr&, Count)>& visit) const {
  return game_.each_move(*part.position, meter, [&](const Touch& touch) {
    return visit(game_.after(*part.position, touch, Play::normal), 0);
  });
}

std::optional<Nimber> GameParts::value(const Part& part) const {
  const auto found = values_.found(part.key);
  return found ? std::optional(found->nimber()) : std::nullopt;
}
by_outcome::Set GameParts::unlike(const Part& part) {
  const by_outcome::Set* found = unlike_.find(part.key);
  const by_outcome::Set set = found ? *found : 0;
  return game_.known<WinLoss>(*part.position, Play::normal) == true ? by_outcome::with(set, 0) : set;
}
void GameParts::note(const Part& part, by_outcome::Set unlike) {
  if (by_outcome::Set* found = unlike_.find(part.key))
    *found |= unlike;
  else
    unlike_.insert(part.key, unlike);
}
void GameParts::store(const Part& part, Nimber value) {
  values_.tell(part.key, Value::nimber(value));
  ++stored_;
}

}  // namespace sg
